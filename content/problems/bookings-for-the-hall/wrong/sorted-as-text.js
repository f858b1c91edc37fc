function bestIncome(bookings) {
  const ordered = bookings.map(([start, end, fee]) => [end, start, fee]).sort()
  const best = [0]
  ordered.forEach(([, start, fee], i) => {
    let fitting = i
    while (fitting > 0 && ordered[fitting - 1][0] > start) fitting--
    best.push(Math.max(best[i], fee + best[fitting]))
  })
  return best.at(-1)
}
