import type { Deps } from './deps.ts'

const HOUR_MS = 3600 * 1000

/** Does something now and every hour, until it is stopped. */
export function hourly({ log }: Pick<Deps, 'log'>, work: () => Promise<unknown>) {
  const run = () =>
    work().catch((error) => {
      log.error(error)
    })
  let last = run()
  const timer = setInterval(() => {
    last = run()
  }, HOUR_MS)
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
