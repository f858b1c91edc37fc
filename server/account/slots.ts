import { AppError } from '../errors.ts'
import type { Said } from '../words.ts'

const AT_ONCE = 2
const RETRY_AFTER_S = 30

/**
 * Limits concurrent exports on this server to one per person and two in total, because each of them keeps the database
 * and the CPU busy for seconds.
 */
export class ExportSlots {
  readonly #taken = new Set<string>()

  /** Takes a slot and returns a function that frees it. @throws AppError rate_limited if none is free. */
  take(uid: string): () => void {
    const refused = (said: Said) => new AppError('rate_limited', said, { retryAfter: RETRY_AFTER_S })
    if (this.#taken.has(uid)) throw refused((words) => words.accounts.exportUnderWay)
    if (this.#taken.size >= AT_ONCE) throw refused((words) => words.accounts.exportsBusy)
    this.#taken.add(uid)
    return () => {
      this.#taken.delete(uid)
    }
  }
}
