function totalChange(changes) {
  let factor = 1
  for (const change of changes) factor *= 1 + change / 100
  return factor - 1
}
