function totalChange(changes) {
  const factor = changes.reduce((product, change) => product * (1 + change / 100), 1)
  return (factor - 1) * 100
}
