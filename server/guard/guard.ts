import type { z } from 'zod'
import { AppError } from '../errors.ts'
import { wordsIn } from '../words.ts'
import { Child, type Limits, type Outcome } from './child.ts'
import { Line } from './line.ts'
import { childPaths, findBubblewrap } from './sandbox.ts'

/** Maximum number of child processes. */
const CHILDREN_MAX = 2
/** A child that has been idle for this long is ended to free its memory. */
const REST_AFTER_MS = 10 * 60_000
/** The second child is ended after a shorter time without calls, because it is only needed under load. */
const SPARE_REST_AFTER_MS = 30_000
/** How long a call waits for a child to be free before it starts the second one. Most calls take less than this. */
const SPARE_AFTER_MS = 100

export type GuardOptions = {
  /**
   * The absolute path of the module whose functions the child runs. If it exports `warm`, that is called at the start.
   */
  module: string
  /** Files and folders that the child may read, relative to the project's root. */
  reads: readonly string[]
  limits: Limits
  /** The paths at which to look for bubblewrap. By default, the usual ones. */
  bubblewrapAt?: readonly string[]
  restAfterMs?: number
  spareAfterMs?: number
}

/**
 * Runs functions of a module in a child process that can be killed. The process has no environment variables of the
 * server, limited memory and time, access to only the given files and, if bubblewrap is available, no network.
 * Processes start at the first call, are reused, are replaced when they die, and end with the server.
 */
export type Guard = {
  /**
   * @param owner the person who submitted the text; only one call for each owner runs at a time
   * @throws RangeError if the function refused its input, exceeded its time or ran out of memory, with an English
   *   message for the author of the text and the cause `{ limit }`
   * @throws AppError `rate_limited` if the queue is full, `unavailable` if no process can be started
   */
  call<Output>(
    name: string,
    args: unknown[],
    given: { output: z.ZodType<Output>; owner?: string | undefined },
  ): Promise<Output>
  /** Process ids of the running children. */
  readonly pids: (number | undefined)[]
  usesBubblewrap(): Promise<boolean>
  close(): void
}

export function createGuard(options: GuardOptions): Guard {
  const readable = childPaths(options.reads)
  const line = new Line(CHILDREN_MAX)
  const idle: { child: Child; rest: NodeJS.Timeout }[] = []
  const children = new Set<Child>()
  /** Calls that wait for a child to be free. */
  const wanting: ((child: Child) => void)[] = []
  /** Set while a child is starting. */
  let starting: Promise<unknown> | undefined
  let bubblewrap: Promise<string[]> | undefined
  let closed = false

  const findWrap = () => {
    bubblewrap ??= findBubblewrap(readable, options.bubblewrapAt)
    return bubblewrap
  }

  function start(): Promise<Child> {
    const started = startChild()
    const forget = () => {
      starting = undefined
    }
    starting = started.then(forget, forget)
    return started
  }

  async function startChild(): Promise<Child> {
    const bubblewrap = await findWrap()
    if (closed) throw new AppError('unavailable', (words) => words.topics.rendererDown)
    const child = new Child({
      ...options,
      readable,
      bubblewrap,
      onText: (text) => process.stderr.write(`A guarded process says: ${text}\n`),
    })
    children.add(child)
    if (await child.ready) return child
    children.delete(child)
    throw new AppError('unavailable', (words) => words.topics.rendererDown)
  }

  /**
   * Returns an idle child, or starts one. The second child is only started for calls that take long, because starting
   * it takes longer than a burst of short calls, such as rendering the questions of a quiz.
   */
  async function freeOrNew(): Promise<Child> {
    if (starting) await starting
    return takeIdle() ?? (children.size > 0 ? firstFreeOrNew() : start())
  }

  function firstFreeOrNew() {
    const { promise, resolve, reject } = Promise.withResolvers<Child>()
    const take = (child: Child) => {
      clearTimeout(timer)
      resolve(child)
    }
    const leave = () => {
      const place = wanting.indexOf(take)
      if (place >= 0) wanting.splice(place, 1)
      return place >= 0
    }
    const timer = setTimeout(() => {
      start().then(
        // If the other child became free while this one was starting, it has already taken the call. The new child is
        // then for the next call.
        (child) => (leave() ? resolve(child) : giveBack(child)),
        (error) => {
          leave()
          reject(error)
        },
      )
    }, options.spareAfterMs ?? SPARE_AFTER_MS)
    wanting.push(take)
    return promise
  }

  function takeIdle(): Child | undefined {
    for (let warm = idle.pop(); warm; warm = idle.pop()) {
      clearTimeout(warm.rest)
      if (warm.child.alive) return warm.child
      children.delete(warm.child)
    }
    return undefined
  }

  function giveBack(child: Child) {
    if (!child.alive || closed) {
      children.delete(child)
      return child.kill()
    }
    const take = wanting.shift()
    if (take) return take(child)
    const isSpare = idle.length > 0
    const rest = setTimeout(
      () => {
        idle.splice(
          idle.findIndex((one) => one.child === child),
          1,
        )
        children.delete(child)
        child.kill()
      },
      isSpare ? SPARE_REST_AFTER_MS : (options.restAfterMs ?? REST_AFTER_MS),
    )
    rest.unref()
    // The idle children form a stack. So under low load, only one child is used, and the other one stays idle until it
    // is ended.
    idle.push({ child, rest })
  }

  async function perform(name: string, args: unknown[]): Promise<Outcome> {
    const warm = takeIdle()
    const outcome = warm && (await tryIn(warm, name, args))
    // The child may have died while it was idle. In this case, the call is tried once more with a new child.
    return outcome && outcome.type !== 'gone' ? outcome : tryIn(await (warm ? start() : freeOrNew()), name, args)
  }

  async function tryIn(child: Child, name: string, args: unknown[]) {
    const outcome = await child.call(name, args, options.limits)
    giveBack(child)
    return outcome
  }

  return {
    async call(name, args, { output, owner }) {
      const outcome = await line.pass(owner, () => perform(name, args))
      if (outcome.type === 'done') return output.parse(outcome.value)
      if (outcome.type === 'refused') throw new RangeError(outcome.message, { cause: outcome.cause })
      if (outcome.type === 'late') throw beyond('tooSlow')
      if (outcome.type === 'gone') throw beyond('tooLarge')
      throw new Error(`${name} failed in its guarded process: ${outcome.message}`)
    },
    get pids() {
      return [...children].map(({ pid }) => pid)
    },
    usesBubblewrap: async () => (await findWrap()).length > 0,
    close() {
      closed = true
      for (const child of children) child.kill()
      children.clear()
    },
  }
}

const beyond = (limit: 'tooSlow' | 'tooLarge') => new RangeError(wordsIn('en').texts[limit], { cause: { limit } })
