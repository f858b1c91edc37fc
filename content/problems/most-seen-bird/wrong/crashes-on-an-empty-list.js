function mostSeen(birds) {
  const counts = {}
  for (const bird of birds) counts[bird] = (counts[bird] || 0) + 1
  return Object.keys(counts).reduce((best, bird) => (counts[bird] > counts[best] ? bird : best))
}
