import { AppError } from '../errors.ts'
import type { Said } from '../words.ts'

const AT_ONCE = 2
const RETRY_AFTER_S = 30

/**
 * Exports that are being made on this server: one a person, and two in all, since each keeps the database and the packing
 * busy for seconds.
 */
export class ExportSlots {
  readonly #taken = new Set<string>()

  /** @throws AppError if none is free. Gives what frees it again. */
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
