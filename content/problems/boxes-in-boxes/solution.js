function weigh(box) {
  let weight = 50
  let innerDepth = 0
  for (const thing of box) {
    if (Array.isArray(thing)) {
      const [thingWeight, thingDepth] = weigh(thing)
      weight += thingWeight
      innerDepth = Math.max(innerDepth, thingDepth)
    } else {
      weight += thing
    }
  }
  return [weight, innerDepth + 1]
}
