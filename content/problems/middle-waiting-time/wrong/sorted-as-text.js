function middleWait(waits) {
  const times = waits.filter((wait) => wait !== -1).sort()
  if (times.length === 0) return null
  const middle = Math.floor(times.length / 2)
  return times.length % 2 === 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2
}
