function chanceAtLeast(dice, sides, target) {
  let ways = [1] // how many rows give each total; no dice, one row
  for (let die = 0; die < dice; die++) {
    const longer = new Array(ways.length + sides).fill(0)
    ways.forEach((rows, total) => {
      for (let side = 1; side <= sides; side++) longer[total + side] += rows
    })
    ways = longer
  }

  const good = ways.slice(target).reduce((sum, rows) => sum + rows, 0)
  const every = sides ** dice
  const divisor = gcd(good, every)
  return [good / divisor, every / divisor]
}

function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b)
}
