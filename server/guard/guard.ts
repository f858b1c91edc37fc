import type { z } from 'zod'
import { AppError } from '../errors.ts'
import { wordsIn } from '../words.ts'
import { Child, type Limits, type Outcome } from './child.ts'
import { Line } from './line.ts'
import { findBubblewrap, readablePaths } from './sandbox.ts'

/** What people hand in holds at most so many processes at once. */
const CHILDREN_MAX = 2
/** A child that nobody needs gives its memory back. */
const REST_AFTER_MS = 10 * 60_000
/** The second one is only for a rush. */
const SPARE_REST_AFTER_MS = 30_000
const GUARD_FOLDER = 'server/guard'

export type GuardOptions = {
  /** The module whose functions run in the child, absolute; an exported `warm` is called once when it has loaded. */
  module: string
  /** What the child may read, from the root of the project. */
  reads: readonly string[]
  limits: Limits
  /** Where bubblewrap is looked for; where it usually is, unless told. */
  bubblewrapAt?: readonly string[]
  restAfterMs?: number
}

/**
 * Runs functions of a module where they can be killed: in a process with an empty environment, limits on memory and
 * time, no files but those it is given, and no network where bubblewrap is there. Processes start with the first call,
 * stay warm, and are replaced when they die. They end with the server.
 */
export type Guard = {
  /**
   * @param owner the person whose text it is; one call of each owner is under way at a time
   * @throws RangeError where the function refused its input, was late or ran out of memory, with English words for its author and
   *   the cause `{ limit }`
   * @throws AppError rate_limited, or unavailable where no process starts
   */
  call<Output>(
    name: string,
    args: unknown[],
    given: { output: z.ZodType<Output>; owner?: string | undefined },
  ): Promise<Output>
  /** Of the processes that are there. */
  readonly pids: (number | undefined)[]
  usesBubblewrap(): Promise<boolean>
  close(): void
}

export function createGuard(options: GuardOptions): Guard {
  const readable = readablePaths([GUARD_FOLDER, ...options.reads])
  const line = new Line(CHILDREN_MAX)
  const idle: { child: Child; rest: NodeJS.Timeout }[] = []
  const children = new Set<Child>()
  let bubblewrap: Promise<string[]> | undefined
  let closed = false

  const findWrap = () => {
    bubblewrap ??= findBubblewrap(readable, options.bubblewrapAt)
    return bubblewrap
  }

  async function start(): Promise<Child> {
    const child = new Child({
      ...options,
      readable,
      bubblewrap: await findWrap(),
      onText: (text) => process.stderr.write(`A guarded process says: ${text}\n`),
    })
    children.add(child)
    if (await child.ready) return child
    children.delete(child)
    throw new AppError('unavailable', (words) => words.topics.rendererDown)
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
    // The last one given back is the first one taken: of two, one rests soon.
    idle.push({ child, rest })
  }

  async function perform(name: string, args: unknown[]): Promise<Outcome> {
    const warm = takeIdle()
    const outcome = warm && (await tryIn(warm, name, args))
    // It may have died while it was idle, before this call.
    return outcome && outcome.type !== 'gone' ? outcome : tryIn(await start(), name, args)
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
