function makeTable(results) {
  const ordered = results.toSorted(
    ([nameA, pointsA, secondsA], [nameB, pointsB, secondsB]) =>
      pointsB - pointsA || secondsA - secondsB || (nameA < nameB ? -1 : 1),
  )
  const table = []
  ordered.forEach(([name, points, seconds], place) => {
    const before = ordered[place - 1]
    const shared = place > 0 && before[1] === points && before[2] === seconds
    table.push([shared ? table[place - 1][0] : place + 1, name])
  })
  return table
}
