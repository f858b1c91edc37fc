function fewestPaths(huts, paths, guides) {
  const seen = new Set([`0 ${guides}`])
  let stage = [[0, guides]]
  for (let walked = 0; stage.length > 0; walked++) {
    const next = []
    for (const [hut, left] of stage) {
      if (hut === huts - 1) return walked
      for (const [a, b, damaged] of paths) {
        if (a !== hut || damaged > left) continue
        const key = `${b} ${left - damaged}`
        if (seen.has(key)) continue
        seen.add(key)
        next.push([b, left - damaged])
      }
    }
    stage = next
  }
  return -1
}
