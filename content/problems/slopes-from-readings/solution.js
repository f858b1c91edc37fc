function riseRates(hours, levels) {
  if (hours.length === 1) return [null]
  return hours.map((_, i) => {
    const a = Math.max(i - 1, 0)
    const b = Math.min(i + 1, hours.length - 1)
    return (levels[b] - levels[a]) / (hours[b] - hours[a])
  })
}
