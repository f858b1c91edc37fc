import { AppError } from '../errors.ts'
import type { Said } from '../words.ts'

/**
 * The maximum number of waiting tasks of one owner. One request may render many texts, for example the tests of a
 * problem.
 */
const WAITING_OF_ONE = 100
const WAITING_OF_ALL = 500

type Waiting = { owner: string | undefined; begin: () => void }

/**
 * A queue that runs up to `places` tasks at a time, but only one for each owner, in order of arrival. The server's own
 * tasks have no owner, so they are only limited by `places`.
 */
export class Line {
  readonly #places: number
  readonly #full: Said
  readonly #waiting: Waiting[] = []
  readonly #busy: (string | undefined)[] = []

  constructor(places: number, full: Said = (words) => words.topics.rendererBusy) {
    this.#places = places
    this.#full = full
  }

  /** @throws AppError `rate_limited` if the queue is full */
  async pass<T>(owner: string | undefined, work: () => Promise<T>): Promise<T> {
    const own = this.#waiting.filter((waiting) => waiting.owner === owner).length
    if (owner !== undefined && (own >= WAITING_OF_ONE || this.#waiting.length >= WAITING_OF_ALL))
      throw new AppError('rate_limited', this.#full, { retryAfter: 5 })
    await new Promise<void>((begin) => {
      this.#waiting.push({ owner, begin })
      this.#next()
    })
    try {
      return await work()
    } finally {
      this.#busy.splice(this.#busy.indexOf(owner), 1)
      this.#next()
    }
  }

  #next() {
    while (this.#busy.length < this.#places) {
      const place = this.#waiting.findIndex(({ owner }) => owner === undefined || !this.#busy.includes(owner))
      const [next] = place < 0 ? [] : this.#waiting.splice(place, 1)
      if (!next) return
      this.#busy.push(next.owner)
      next.begin()
    }
  }
}
