function countCars(times, spans) {
  return spans.map(([first, last]) => {
    const start = times.indexOf(first)
    const end = times.lastIndexOf(last)
    if (start === -1 || end === -1) return 0
    return end - start + 1
  })
}
