function totalChange(changes) {
  let rent = 100
  for (const change of changes) rent = Math.round(rent * (1 + change / 100))
  return rent - 100
}
