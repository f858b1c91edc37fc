function middleWait(waits) {
  // Without a comparison, sort would compare the numbers as text.
  const times = waits.filter((wait) => wait !== -1).sort((a, b) => a - b)
  if (times.length === 0) return null
  const middle = Math.floor(times.length / 2)
  return times.length % 2 === 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2
}
