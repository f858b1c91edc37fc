function islandsWithin(ferries, start, rides) {
  const neighbours = new Map([[start, []]])
  for (const [a, b] of ferries) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      if (!neighbours.has(from)) neighbours.set(from, [])
      neighbours.get(from).push(to)
    }
  }

  const distance = new Map([[start, 0]])
  // The loop also visits what is added to the Map on the way: it is the queue of the search.
  for (const [island, ridesSoFar] of distance) {
    if (ridesSoFar === rides) break
    for (const next of neighbours.get(island)) {
      if (!distance.has(next)) distance.set(next, ridesSoFar + 1)
    }
  }
  distance.delete(start)
  return [...distance.keys()].sort()
}
