function islandsWithin(ferries, start, rides) {
  let here = new Set([start])
  for (let i = 0; i < Math.min(rides, 50); i++) {
    const next = new Set()
    for (const [a, b] of ferries) {
      if (here.has(a)) next.add(b)
      if (here.has(b)) next.add(a)
    }
    here = next
  }
  here.delete(start)
  return [...here].sort()
}
