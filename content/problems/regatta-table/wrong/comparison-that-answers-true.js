function makeTable(results) {
  const ordered = [...results].sort((a, b) => {
    if (a[1] !== b[1]) return b[1] > a[1]
    if (a[2] !== b[2]) return a[2] > b[2]
    return a[0] > b[0]
  })
  const table = []
  for (let i = 0; i < ordered.length; i++) {
    const same = i > 0 && ordered[i][1] === ordered[i - 1][1] && ordered[i][2] === ordered[i - 1][2]
    table.push([same ? table[i - 1][0] : i + 1, ordered[i][0]])
  }
  return table
}
