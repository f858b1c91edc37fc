function fewestPaths(huts, paths, guides) {
  const neighbours = Array.from({ length: huts }, () => [])
  for (const [a, b, damaged] of paths) {
    neighbours[a].push([b, damaged])
    neighbours[b].push([a, damaged])
  }

  // A state is a hut together with the vouchers that are left.
  const seen = Array.from({ length: huts }, () => new Array(guides + 1).fill(false))
  seen[0][guides] = true
  let stage = [[0, guides]]
  for (let walked = 0; stage.length > 0; walked++) {
    const nextStage = []
    for (const [hut, left] of stage) {
      if (hut === huts - 1) return walked
      for (const [other, damaged] of neighbours[hut]) {
        const leftThen = left - damaged
        if (leftThen < 0 || seen[other][leftThen]) continue
        seen[other][leftThen] = true
        nextStage.push([other, leftThen])
      }
    }
    stage = nextStage
  }
  return -1
}
