function distances(parents, start) {
  const steps = new Map([[start, 0]])
  for (const [commit, distance] of steps) {
    for (const parent of parents[commit]) {
      if (!steps.has(parent)) steps.set(parent, distance + 1)
    }
  }
  return steps
}

function aheadBehind(parents, ours, theirs) {
  const a = distances(parents, ours)
  const b = distances(parents, theirs)
  const common = [...a.keys()].find((commit) => b.has(commit))
  if (common === undefined) return [a.size, b.size]
  return [a.get(common), b.get(common)]
}
