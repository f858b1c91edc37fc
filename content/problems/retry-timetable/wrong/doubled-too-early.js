function attemptTimes(outcomes, base, longest, limit) {
  const times = []
  let now = 0
  for (const [status, asked] of outcomes) {
    times.push(now)
    const again = status === null || status === 429 || (status >= 500 && status <= 599)
    if (times.length === limit || !again) return { times, status }
    now += Math.max(Math.min(base * 2 ** times.length, longest), asked ?? 0)
  }
}
