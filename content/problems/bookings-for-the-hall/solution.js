function bestIncome(bookings) {
  const ordered = bookings.toSorted((a, b) => a[1] - b[1])
  const best = [0] // best[i]: the most that the first i requests can bring
  for (const [i, [start, , fee]] of ordered.entries()) {
    let fitting = i // so many requests end by this start
    while (fitting > 0 && ordered[fitting - 1][1] > start) fitting--
    best.push(Math.max(best[i], fee + best[fitting]))
  }
  return best.at(-1)
}
