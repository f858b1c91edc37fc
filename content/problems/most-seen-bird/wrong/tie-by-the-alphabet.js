function mostSeen(birds) {
  if (birds.length === 0) return null
  const counts = new Map()
  for (const bird of birds) counts.set(bird, (counts.get(bird) ?? 0) + 1)
  return [...counts.keys()].sort().sort((a, b) => counts.get(b) - counts.get(a))[0]
}
