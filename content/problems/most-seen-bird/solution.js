function mostSeen(birds) {
  const counts = new Map()
  for (const bird of birds) counts.set(bird, (counts.get(bird) ?? 0) + 1)

  let best = null
  // A Map keeps the order of first arrival, so a later bird has to be really ahead.
  for (const [bird, count] of counts) {
    if (best === null || count > counts.get(best)) best = bird
  }
  return best
}
