import { AppError } from '../errors.ts'
import type { Said } from '../words.ts'

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
type Given<T> = { uid: string; network: string; purpose: Purpose; item: T; now: number }
type Entry<T> = Omit<Given<T>, 'now'> & { since: number; arrival: number }
/** By network address and person, both in the order of turns: a turn leads to the end. */
type Turns<T> = Map<string, Map<string, Entry<T>[]>>

/**
 * Who is next. Of one person one program runs at a time; the network address with the fewest running programs goes
 * first; addresses with equally many take turns, and so do the persons of one address. Grading comes before runs, but
 * does not keep them away for ever. Times are the caller's milliseconds.
 */
export class Queue<T> {
  readonly #limits: QueueLimits
  readonly #waiting: Record<Purpose, Turns<T>> = { grading: new Map(), run: new Map() }
  readonly #active = new Map<string, { network: string; purpose: Purpose; since: number }>()
  #count = 0
  #arrivals = 0
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

  /**
   * Gives back what has to leave the queue for it, where the queue is full.
   * @throws AppError rate_limited
   */
  add({ now, ...given }: Given<T>): T | undefined {
    const { uid, purpose } = given
    const own = this.#entries().filter((entry) => entry.uid === uid && entry.purpose === purpose)
    if (purpose === 'run' && (own.length > 0 || this.#active.get(uid)?.purpose === 'run'))
      throw refused((words) => words.problems.lastProgramRunning)
    if (own.length >= this.#limits.gradingsOfOne) throw refused((words) => words.problems.lastSolutionsGraded)
    const entry = { ...given, since: now, arrival: this.#arrivals++ }
    this.#insert(entry)
    if (this.#count <= this.#limits.waiting) return undefined
    const leaving = this.#mostCrowding()
    this.#remove(leaving)
    if (leaving === entry) throw tooManyWaiting()
    return leaving.item
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
    this.#active.set(entry.uid, { network: entry.network, purpose: entry.purpose, since: now })
    return entry.item
  }

  done(uid: string) {
    this.#active.delete(uid)
  }

  /** When asking again makes sense though nothing ended meanwhile; undefined: only then. */
  nextAt(): number | undefined {
    return this.#active.size < this.#limits.slots ? undefined : this.#placeAt()
  }

  /** When one more may start; undefined: not before another has ended. */
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
    const able = this.#entries().filter(({ uid }) => !this.#active.has(uid))
    return able.length > 0 ? Math.min(...able.map(({ since }) => since)) : undefined
  }

  #entries(): Entry<T>[] {
    return Object.values(this.#waiting).flatMap((turns) =>
      [...turns.values()].flatMap((persons) => [...persons.values()].flat()),
    )
  }

  #insert(entry: Entry<T>) {
    const turns = this.#waiting[entry.purpose]
    const persons = turns.get(entry.network) ?? new Map<string, Entry<T>[]>()
    persons.set(entry.uid, [...(persons.get(entry.uid) ?? []), entry])
    turns.set(entry.network, persons)
    this.#count++
  }

  #remove(entry: Entry<T>) {
    const turns = this.#waiting[entry.purpose]
    const persons = turns.get(entry.network)
    const left = persons?.get(entry.uid)?.filter((other) => other !== entry) ?? []
    if (left.length > 0) persons?.set(entry.uid, left)
    else persons?.delete(entry.uid)
    if (persons?.size === 0) turns.delete(entry.network)
    this.#count--
  }

  /** The newest of the person of whom most wait; among equals, of the network address of which most wait. */
  #mostCrowding(): Entry<T> {
    const entries = this.#entries()
    const [ofPerson, ofNetwork] = [tally(entries, ({ uid }) => uid), tally(entries, ({ network }) => network)]
    const crowding = ({ uid, network, arrival }: Entry<T>) => [ofPerson(uid), ofNetwork(network), arrival]
    return entries.reduce((most, entry) => (isGreater(crowding(entry), crowding(most)) ? entry : most))
  }

  #next(purpose: Purpose | undefined): Entry<T> | undefined {
    if (!purpose) return undefined
    const turns = this.#waiting[purpose]
    const running = tally([...this.#active.values()], ({ network }) => network)
    // Sorting leaves equals in their order.
    for (const [network, persons] of [...turns].sort(([a], [b]) => running(a) - running(b))) {
      for (const [uid, [entry, ...later]] of persons) {
        if (!entry || this.#active.has(uid)) continue
        this.#remove(entry)
        persons.delete(uid)
        if (later.length > 0) persons.set(uid, later)
        turns.delete(network)
        if (persons.size > 0) turns.set(network, persons)
        return entry
      }
    }
    return undefined
  }
}

/** How many there are of each key. */
function tally<E>(entries: readonly E[], keyOf: (entry: E) => string) {
  const counts = new Map<string, number>()
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1)
  return (key: string) => counts.get(key) ?? 0
}

/** By the first place in which they differ. */
function isGreater(a: readonly number[], b: readonly number[]) {
  const place = a.findIndex((value, at) => value !== b[at])
  return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0)
}

export const tooManyWaiting = () => refused((words) => words.problems.programsWaiting)

function refused(said: Said) {
  return new AppError('rate_limited', said, { retryAfter: RETRY_AFTER_S })
}
