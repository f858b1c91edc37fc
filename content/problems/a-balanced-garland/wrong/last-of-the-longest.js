function longestBalanced(garland) {
  let counter = 0
  const first = { 0: 0 }
  let best = [0, 0]
  for (let i = 1; i <= garland.length; i++) {
    counter += garland[i - 1] === 'm' ? 1 : -1
    if (first[counter] === undefined) first[counter] = i
    if (i - first[counter] >= best[1] && i > first[counter]) best = [first[counter], i - first[counter]]
  }
  return best
}
