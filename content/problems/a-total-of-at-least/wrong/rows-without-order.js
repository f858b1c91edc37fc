function chanceAtLeast(dice, sides, target) {
  // Puts the sides one after the other, so that 2 and 5 counts once.
  const ways = Array.from({ length: dice + 1 }, () => new Array(dice * sides + 1).fill(0))
  ways[0][0] = 1
  for (let side = 1; side <= sides; side++) {
    for (let n = 1; n <= dice; n++) {
      for (let total = side; total <= dice * sides; total++) ways[n][total] += ways[n - 1][total - side]
    }
  }
  let good = 0
  let every = 0
  ways[dice].forEach((rows, total) => {
    every += rows
    if (total >= target) good += rows
  })
  const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b))
  const divisor = gcd(good, every)
  return [good / divisor, every / divisor]
}
