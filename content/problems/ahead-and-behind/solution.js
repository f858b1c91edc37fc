function reachable(parents, start) {
  const seen = new Set([start])
  for (const commit of seen) {
    for (const parent of parents[commit]) seen.add(parent)
  }
  return seen
}

function aheadBehind(parents, ours, theirs) {
  const a = reachable(parents, ours)
  const b = reachable(parents, theirs)
  const onlyIn = (one, other) => [...one].filter((commit) => !other.has(commit)).length
  return [onlyIn(a, b), onlyIn(b, a)]
}
