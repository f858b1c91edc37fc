function countCars(times, spans) {
  const different = [...new Set(times)]
  const before = (value) => {
    let low = 0
    let high = different.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (different[middle] < value) low = middle + 1
      else high = middle
    }
    return low
  }
  return spans.map(([first, last]) => before(last + 1) - before(first))
}
