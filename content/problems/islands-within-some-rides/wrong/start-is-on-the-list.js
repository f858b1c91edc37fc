function islandsWithin(ferries, start, rides) {
  const reached = new Set([start])
  let newest = [start]
  for (let i = 0; i < rides && newest.length > 0; i++) {
    const found = []
    for (const island of newest) {
      for (const [a, b] of ferries) {
        const other = a === island ? b : b === island ? a : null
        if (other !== null && !reached.has(other)) {
          reached.add(other)
          found.push(other)
        }
      }
    }
    newest = found
  }
  return [...reached].sort()
}
