import type { Deps } from '../deps.ts'

type Sweeping = {
  everyMs: number
  /**
   * Called in each sweep. Errors are logged, and the next sweep tries again. A long sweep should check `isStopped` from
   * time to time.
   */
  sweep: (isStopped: () => boolean) => Promise<unknown>
}

/**
 * Sweeps now, at every interval and when woken. Sweeps never overlap: if it is woken during a sweep, another sweep
 * follows.
 */
export function startSweeper({ log }: Pick<Deps, 'log'>, { everyMs, sweep }: Sweeping) {
  let stopped = false
  let again = false
  let running: Promise<void> | undefined

  async function run() {
    while (again && !stopped) {
      again = false
      try {
        await sweep(() => stopped)
      } catch (error) {
        log.error(error)
      }
    }
    running = undefined
  }
  function wake() {
    if (stopped) return
    again = true
    running ??= run()
  }

  const timer = setInterval(wake, everyMs)
  timer.unref()
  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
