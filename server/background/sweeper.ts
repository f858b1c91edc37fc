import type { Deps } from '../deps.ts'

type Sweeping = {
  everyMs: number
  /** What fails is tried again by the next sweep. A long one asks now and then whether it is to end. */
  sweep: (isStopped: () => boolean) => Promise<unknown>
}

/** Sweeps now, at every interval and when it is woken; never twice at once, and once more if it is woken meanwhile. */
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
