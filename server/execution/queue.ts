import { AppError } from '../errors.ts'

export type QueueLimits = {
  /** So many run at once. */
  slots: number
  /** Beyond those, so many more where somebody has waited for `patienceMs`: two beside each that has run for as long. */
  spareSlots: number
  patienceMs: number
  /** So many wait, of all people together. */
  waiting: number
  /** So many gradings of one person wait. */
  gradingsOfOne: number
  /** After so many gradings in a row comes a run, where one waits. */
  gradingsInARow: number
}

/** The next may be a long one too. */
const SPARES_BESIDE_ONE = 2
const RETRY_AFTER_S = 5

type Purpose = 'grading' | 'run'
type Entry<T> = { uid: string; purpose: Purpose; item: T; since: number }

/**
 * Who is next. Of one person one program runs at a time; persons take turns; grading goes first, but does not keep runs
 * away for ever. Times are the caller's milliseconds.
 */
export class Queue<T> {
  readonly #limits: QueueLimits
  /** By person, in the order of turns: whoever had one goes to the end. */
  readonly #waiting: Record<Purpose, Map<string, Entry<T>[]>> = { grading: new Map(), run: new Map() }
  readonly #active = new Map<string, { purpose: Purpose; since: number }>()
  #count = 0
  #gradingsInARow = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  get waiting() {
    return this.#count
  }

  get active() {
    return this.#active.size
  }

  add({ uid, purpose, item, now }: { uid: string; purpose: Purpose; item: T; now: number }) {
    const own = this.#waiting[purpose].get(uid) ?? []
    if (purpose === 'run' && (own.length > 0 || this.#active.get(uid)?.purpose === 'run'))
      throw refused('Your last program is still running. Try again when it has ended.')
    if (own.length >= this.#limits.gradingsOfOne)
      throw refused('Your last solutions are still being graded. Please try again in a moment.')
    if (this.#count >= this.#limits.waiting)
      throw refused('Too many programs are waiting. Please try again in a moment.')
    own.push({ uid, purpose, item, since: now })
    this.#waiting[purpose].set(uid, own)
    this.#count++
  }

  /** What starts now, if anything may. */
  take(now: number): T | undefined {
    const at = this.#placeAt()
    if (at === undefined || at > now) return undefined
    const [first, second]: Purpose[] =
      this.#gradingsInARow < this.#limits.gradingsInARow ? ['grading', 'run'] : ['run', 'grading']
    const entry = this.#next(first) ?? this.#next(second)
    if (!entry) return undefined
    this.#gradingsInARow = entry.purpose === 'grading' ? this.#gradingsInARow + 1 : 0
    this.#active.set(entry.uid, { purpose: entry.purpose, since: now })
    return entry.item
  }

  done(uid: string) {
    this.#active.delete(uid)
  }

  /** When asking again makes sense though nothing ended meanwhile; undefined: only then. */
  nextAt(): number | undefined {
    return this.#active.size < this.#limits.slots ? undefined : this.#placeAt()
  }

  /** From when on one more may start; undefined: not before one has ended. */
  #placeAt() {
    const { slots, spareSlots, patienceMs } = this.#limits
    const spares = this.#active.size + 1 - slots
    if (spares <= 0) return Number.NEGATIVE_INFINITY
    const waitsSince = this.#longestWait()
    if (spares > spareSlots || waitsSince === undefined) return undefined
    // Many short ones wait for each other: more at once would only make each of them long.
    const starts = [...this.#active.values()].map(({ since }) => since).sort((a, b) => a - b)
    const runsSince = starts[Math.ceil(spares / SPARES_BESIDE_ONE) - 1] ?? Number.POSITIVE_INFINITY
    return Math.max(waitsSince, runsSince) + patienceMs
  }

  /** Since when the first of those waits who could start. */
  #longestWait() {
    const firsts = Object.values(this.#waiting).flatMap((persons) =>
      [...persons].flatMap(([uid, [first]]) => (first && !this.#active.has(uid) ? [first.since] : [])),
    )
    return firsts.length > 0 ? Math.min(...firsts) : undefined
  }

  #next(purpose: Purpose | undefined): Entry<T> | undefined {
    if (!purpose) return undefined
    const persons = this.#waiting[purpose]
    for (const [uid, own] of persons) {
      if (this.#active.has(uid)) continue
      const entry = own.shift()
      persons.delete(uid)
      if (own.length > 0) persons.set(uid, own)
      if (entry) this.#count--
      return entry
    }
    return undefined
  }
}

function refused(message: string) {
  return new AppError('rate_limited', message, { retryAfter: RETRY_AFTER_S })
}
