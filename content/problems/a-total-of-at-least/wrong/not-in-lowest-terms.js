function chanceAtLeast(dice, sides, target) {
  let ways = [1]
  for (let die = 0; die < dice; die++) {
    const longer = new Array(ways.length + sides).fill(0)
    ways.forEach((rows, total) => {
      for (let side = 1; side <= sides; side++) longer[total + side] += rows
    })
    ways = longer
  }
  let good = 0
  for (let total = target; total < ways.length; total++) good += ways[total]
  return [good, sides ** dice]
}
