function longestBalanced(garland) {
  let counter = 0
  const first = new Map()
  let best = [0, 0]
  for (let i = 0; i < garland.length; i++) {
    counter += garland[i] === 'm' ? 1 : -1
    if (!first.has(counter)) first.set(counter, i + 1)
    else if (i + 1 - first.get(counter) > best[1]) best = [first.get(counter), i + 1 - first.get(counter)]
  }
  return best
}
