function mayTryAgain(status) {
  return status === null || status === 429 || (status >= 500 && status <= 599)
}

function attemptTimes(outcomes, base, longest, limit) {
  const times = []
  let now = 0
  let pause = base
  for (const [status, asked] of outcomes) {
    times.push(now)
    if (times.length === limit || !mayTryAgain(status)) return { times, status }
    now += Math.max(Math.min(pause, longest), asked ?? 0)
    pause *= 2
  }
}
