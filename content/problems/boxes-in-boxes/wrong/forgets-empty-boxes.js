function weigh(box) {
  if (box.length === 0) return [0, 0]
  let weight = 50
  let depth = 0
  for (const thing of box) {
    if (Array.isArray(thing)) {
      const [w, d] = weigh(thing)
      weight += w
      depth = Math.max(depth, d)
    } else weight += thing
  }
  return [weight, depth + 1]
}
