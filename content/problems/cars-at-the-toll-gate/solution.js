function countCars(times, spans) {
  return spans.map(([first, last]) => firstAtLeast(times, last + 1) - firstAtLeast(times, first))
}

/** The first place that holds at least this value; the list's length if there is none. */
function firstAtLeast(times, value) {
  let low = 0
  let high = times.length // the border lies from low to high
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (times[middle] < value) low = middle + 1
    else high = middle
  }
  return low
}
