function chances(scores, temperature) {
  const powers = scores.map((score) => Math.exp(score / temperature))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
