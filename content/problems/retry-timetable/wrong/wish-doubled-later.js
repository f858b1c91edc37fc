function attemptTimes(outcomes, base, longest, limit) {
  const times = []
  let now = 0
  let pause = base
  for (const [status, asked] of outcomes) {
    times.push(now)
    const again = status === null || status === 429 || (status >= 500 && status <= 599)
    if (times.length === limit || !again) return { times, status }
    pause = Math.max(Math.min(pause, longest), asked ?? 0)
    now += pause
    pause *= 2
  }
}
