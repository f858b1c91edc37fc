function bestIncome(bookings) {
  const ordered = [...bookings].sort((a, b) => a[1] - b[1])
  const best = [0]
  ordered.forEach(([start, , fee], i) => {
    let fitting = i
    while (fitting > 0 && ordered[fitting - 1][1] >= start) fitting--
    best.push(Math.max(best[i], fee + best[fitting]))
  })
  return best.at(-1)
}
