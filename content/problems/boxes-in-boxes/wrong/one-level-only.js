function weigh(box) {
  let weight = 50
  let depth = 1
  for (const thing of box) {
    if (Array.isArray(thing)) {
      depth = 2
      weight += 50 + thing.reduce((sum, w) => sum + w, 0)
    } else {
      weight += thing
    }
  }
  return [weight, depth]
}
