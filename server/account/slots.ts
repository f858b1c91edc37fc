import { AppError } from '../errors.ts'

const AT_ONCE = 2
const RETRY_AFTER_S = 30

/**
 * Exports that are being made on this server: one a person, and two in all, since each keeps the database and the packing
 * busy for seconds.
 */
export class ExportSlots {
  readonly #taken = new Set<string>()

  /** @throws AppError where none is free. Gives what frees it again. */
  take(uid: string): () => void {
    const refused = (message: string) => new AppError('rate_limited', message, { retryAfter: RETRY_AFTER_S })
    if (this.#taken.has(uid)) throw refused('Your data is being put together already. Wait until that is done.')
    if (this.#taken.size >= AT_ONCE)
      throw refused('This server is putting together the data of others at the moment. Try again in a minute.')
    this.#taken.add(uid)
    return () => {
      this.#taken.delete(uid)
    }
  }
}
