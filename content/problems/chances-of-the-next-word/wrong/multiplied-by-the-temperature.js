function chances(scores, temperature) {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - top) * temperature))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
