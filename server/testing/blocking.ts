const TICK_MS = 1

/**
 * The longest that this thread was busy at a stretch while `work` went on, in milliseconds of processor time: what
 * everybody else had to wait for. The clock would also count what other processes took from this one.
 */
export async function longestBlock<T>(work: () => Promise<T>): Promise<{ value: T; blockedMs: number }> {
  let last = cpuMs()
  let blockedMs = 0
  const look = () => {
    const now = cpuMs()
    blockedMs = Math.max(blockedMs, now - last)
    last = now
  }
  const timer = setInterval(look, TICK_MS)
  try {
    const value = await work()
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
    look()
    return { value, blockedMs }
  } finally {
    clearInterval(timer)
  }
}

function cpuMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
