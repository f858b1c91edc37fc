function riseRates(hours, levels) {
  if (hours.length === 1) return [null]
  return hours.map((_, i) => {
    if (i === 0) return (levels[1] - levels[0]) / (hours[1] - hours[0])
    if (i === hours.length - 1) return (levels[i] - levels[i - 1]) / (hours[i] - hours[i - 1])
    return (levels[i + 1] - levels[i - 1]) / (2 * (hours[i + 1] - hours[i]))
  })
}
