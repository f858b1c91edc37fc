function riseRates(hours, levels) {
  if (hours.length === 1) return [null]
  return hours.map((_, i) => {
    const a = Math.min(i, hours.length - 2)
    return (levels[a + 1] - levels[a]) / (hours[a + 1] - hours[a])
  })
}
