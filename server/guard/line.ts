import { AppError } from '../errors.ts'

/** Queue limit for one owner. One request may render many texts, for example the tests of a problem. */
const WAITING_OF_ONE = 100
const WAITING_OF_ALL = 500

type Waiting = { owner: string | undefined; begin: () => void }

/**
 * A queue that runs at most `places` tasks at once and at most one for each owner, in order of arrival. The server's
 * own tasks have no owner; only `places` limits how many of them run at once.
 */
export class Line {
  readonly #places: number
  readonly #waiting: Waiting[] = []
  readonly #busy: (string | undefined)[] = []

  constructor(places: number) {
    this.#places = places
  }

  /** @throws AppError rate_limited if the queue is full. */
  async pass<T>(owner: string | undefined, work: () => Promise<T>): Promise<T> {
    const own = this.#waiting.filter((waiting) => waiting.owner === owner).length
    if (owner !== undefined && (own >= WAITING_OF_ONE || this.#waiting.length >= WAITING_OF_ALL))
      throw new AppError('rate_limited', (words) => words.topics.rendererBusy, { retryAfter: 5 })
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
