import type { Deps } from '../deps.ts'
import { startSweeper } from './sweeper.ts'

const HOUR_MS = 3600 * 1000

/** Runs `work` now and every hour until stopped. */
export const hourly = ({ log }: Pick<Deps, 'log'>, work: () => Promise<unknown>) =>
  startSweeper({ log }, { everyMs: HOUR_MS, sweep: work })
