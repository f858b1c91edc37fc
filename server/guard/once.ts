import { AppError } from '../errors.ts'
import type { Said } from '../words.ts'
import { type Brought, Child, type ChildOptions, type Limits, type Outcome } from './child.ts'
import { Line } from './line.ts'
import { childPaths, findBubblewrap } from './sandbox.ts'

/**
 * How much of a process's stderr is logged. There is a limit, because a hostile file could make the process write
 * endlessly.
 */
const LOGGED_MAX_LENGTH = 600

export type OnceOptions = Pick<ChildOptions, 'module' | 'heapMb' | 'dataMb' | 'niceness'> & {
  /** Files and folders that the child may read, relative to the project's root. */
  reads: readonly string[]
  /** How many processes may run at the same time. */
  places: number
  bubblewrapAt?: readonly string[]
  /** The messages for people if the queue is full (`busy`), and if no process can be started (`down`). */
  said: { busy: Said; down: Said }
}

/**
 * Like `Guard`, but every call gets its own process, which is ended afterwards, so that nothing is passed from one
 * input to the next. Calls can pass bytes, be cancelled, and report values while they run.
 */
export type Once = {
  /**
   * @param owner only one call for each owner runs at a time
   * @throws AppError `rate_limited` if the queue is full, `unavailable` if no process can be started
   * @throws the signal's reason, if it is aborted
   */
  call(name: string, args: unknown[], given: OnceGiven): Promise<Outcome>
  /** Process ids of the running children. */
  readonly pids: number[]
  close(): void
}

type OnceGiven = Brought & {
  bytes: Uint8Array
  limits: Limits
  owner?: string | undefined
  signal?: AbortSignal | undefined
}

export function createOnce({ said, places, reads, bubblewrapAt, ...options }: OnceOptions): Once {
  const readable = childPaths(reads)
  const line = new Line(places, said.busy)
  const children = new Set<Child>()
  let bubblewrap: Promise<string[]> | undefined

  async function start(): Promise<Child> {
    bubblewrap ??= findBubblewrap(readable, bubblewrapAt)
    const child = new Child({
      ...options,
      ...{ readable, takesBytes: true, bubblewrap: await bubblewrap, onText: logged(LOGGED_MAX_LENGTH) },
    })
    children.add(child)
    return child
  }

  function end(child: Child) {
    children.delete(child)
    child.kill()
  }

  async function perform(name: string, args: unknown[], { limits, signal, ...brought }: OnceGiven): Promise<Outcome> {
    signal?.throwIfAborted()
    const child = await start()
    const cancel = () => child.kill()
    signal?.addEventListener('abort', cancel)
    try {
      const ready = await child.ready
      signal?.throwIfAborted()
      if (!ready) throw new AppError('unavailable', said.down)
      const outcome = await child.call(name, args, limits, brought)
      signal?.throwIfAborted()
      return outcome
    } finally {
      signal?.removeEventListener('abort', cancel)
      end(child)
    }
  }

  return {
    call: (name, args, given) =>
      unlessAborted(
        line.pass(given.owner, () => perform(name, args, given)),
        given.signal,
      ),
    get pids() {
      return [...children].flatMap(({ pid }) => pid ?? [])
    },
    close() {
      for (const child of children) end(child)
    },
  }
}

/** Rejects as soon as the signal is aborted, so that a cancelled call doesn't wait for its turn any longer. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
    work.catch(() => undefined)
  }
}

function logged(most: number) {
  let left = most
  return (text: string) => {
    if (left > 0) process.stderr.write(`A guarded process says: ${text.slice(0, left)}\n`)
    left -= text.length
  }
}
