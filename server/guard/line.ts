import { AppError } from '../errors.ts'

/** More than the parts of one thing that are shown together, as the tests of a problem are. */
const WAITING_OF_ONE = 100
const WAITING_OF_ALL = 500

type Waiting = { owner: string | undefined; begin: () => void }

/**
 * Who is next: at most `places` run at once, one at a time for each owner, and owners take turns. The server's own work
 * has no owner: it takes its turn like one more owner, with no bound on how much of it runs.
 */
export class Line {
  readonly #places: number
  readonly #waiting: Waiting[] = []
  readonly #busy: (string | undefined)[] = []

  constructor(places: number) {
    this.#places = places
  }

  /** @throws AppError rate_limited where too much waits already. */
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
