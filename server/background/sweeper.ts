import type { Deps } from '../deps.ts'

type Sweeping = {
  everyMs: number
  /** Errors are logged, and the next sweep retries. A long sweep should check `isStopped` now and then. */
  sweep: (isStopped: () => boolean) => Promise<unknown>
}

/** Sweeps now, at every interval and when woken. Sweeps never overlap; if woken during a sweep, another one follows. */
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
