function makeTable(results) {
  const ordered = [...results].sort((a, b) => b[1] - a[1] || a[2] - b[2] || (a[0] < b[0] ? -1 : 1))
  const table = []
  for (let i = 0; i < ordered.length; i++) {
    const same = i > 0 && ordered[i][1] === ordered[i - 1][1]
    table.push([same ? table[i - 1][0] : i + 1, ordered[i][0]])
  }
  return table
}
