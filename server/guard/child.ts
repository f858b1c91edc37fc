import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { childModule } from '../childModule.ts'
import type { Call } from './messages.ts'
import { permissionFlags } from './sandbox.ts'
import { weightOf } from './weight.ts'

const SHELL = '/bin/sh'
/** A process may need this long to start if the machine is very busy. */
const START_TIMEOUT_MS = 60_000
/**
 * The only environment variable of the child. It limits glibc's memory arenas, which would otherwise hold on to freed
 * memory.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
const KB_PER_MB = 1_024
const BYTES_PER_MB = 2 ** 20
/** How often the memory and CPU time of a busy child are measured. */
const WEIGH_EVERY_MS = 25
/** Heap limit of V8. A process that reaches it aborts. */
const HEAP_MB = 320
/** The value for `ulimit -d`. Much higher than the heap limit, because V8 alone reserves 300 MB that it never uses. */
const DATA_LIMIT_MB = 1_024
const SAID_MAX_LENGTH = 300
/** The niceness of the process. It has a lower priority than the server, so that answering requests comes first. */
const NICENESS = 5
/**
 * The value for `ulimit -t`: the CPU time of all calls of a process together. It is a last resort if the server has
 * died and no longer enforces the limit of each call.
 */
const CPU_LIMIT_S = 1_200

const Reply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('done'), id: z.int(), value: z.unknown() }),
  z.object({ type: z.literal('refused'), id: z.int(), message: z.string(), cause: z.unknown().optional() }),
  z.object({ type: z.literal('failed'), id: z.int(), message: z.string() }),
  z.object({ type: z.literal('told'), id: z.int(), value: z.unknown() }),
])

/** How a call ended. `late`: a time limit was exceeded. `gone`: the process died, most likely out of memory. */
export type Outcome =
  | { type: 'done'; value: unknown }
  | { type: 'refused'; message: string; cause?: unknown }
  | { type: 'failed'; message: string }
  | { type: 'late' }
  | { type: 'gone' }

/**
 * The limits of a call. CPU time doesn't depend on the load of the machine. The wall time also ends calls that only
 * wait.
 */
export type Limits = { cpuMs: number; wallMs: number; memoryMb: number }

export type ChildOptions = {
  /** The absolute path of the module whose functions are called. */
  module: string
  readable: readonly string[]
  /** The bubblewrap command to put before the child's command. Empty if bubblewrap isn't used. */
  bubblewrap: readonly string[]
  onText: (text: string) => void
  /** Heap limit of V8 in MB. */
  heapMb?: number
  /** What `ulimit -d` allows in MB: everything that the process allocates. */
  dataMb?: number
  /** The niceness of the process, from 0 (normal priority) to 19 (lowest priority). */
  niceness?: number
  /** Whether calls pass bytes (see `Brought`). */
  takesBytes?: boolean
  /** How long the process may take to start. */
  startMs?: number
}

/** Optional parts of a call, in addition to its arguments. */
export type Brought = {
  /** Passed through a pipe. The function gets them in its last argument, a `Given`. */
  bytes?: Uint8Array | undefined
  /**
   * Receives the values that the function passes to `tell` while it runs. If this throws, the process is killed and the
   * call fails.
   */
  onTold?: ((value: unknown) => void) | undefined
}

type Pending = Brought & { id: number; finish: (outcome: Outcome) => void; timers: NodeJS.Timeout[] }

/** A child process that runs one call at a time. */
export class Child {
  readonly #process: ChildProcess
  #pending: Pending | undefined
  #lastId = 0
  alive = true
  /** Resolves with true once the module is loaded, or with false if the process ended or took too long before that. */
  readonly ready: Promise<boolean>

  constructor(options: ChildOptions) {
    this.#process = start(options)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.ready = promise
    // This resolves without waiting for `exit`, because the child is unreferenced: if nothing else is left to do, the
    // server would end before.
    const timer = setTimeout(() => {
      this.kill()
      resolve(false)
    }, options.startMs ?? START_TIMEOUT_MS)
    this.#process.on('message', (message) => {
      const { success, data } = Reply.safeParse(message)
      if (!success) return this.kill()
      if (data.type === 'told') return this.#hear(data)
      if (data.type !== 'ready') return this.#finish(data.id, data)
      clearTimeout(timer)
      resolve(true)
    })
    this.#process.stderr?.on('data', (text) => options.onText(String(text).trim().slice(0, SAID_MAX_LENGTH)))
    // Writing fails if the process ends before it has read everything.
    this.#process.stdin?.on('error', () => this.kill())
    // If the process cannot be started, there is an `error` event but no `exit`.
    for (const event of ['exit', 'error'] as const)
      this.#process.once(event, () => {
        this.alive = false
        clearTimeout(timer)
        resolve(false)
        if (this.#pending) this.#finish(this.#pending.id, { type: 'gone' })
      })
  }

  get pid() {
    return this.#process.pid
  }

  /** Calls a function of the module. Only call this after `ready`, and after the previous call has ended. */
  call(name: string, args: unknown[], limits: Limits, { bytes, onTold }: Brought = {}): Promise<Outcome> {
    const id = ++this.#lastId
    return new Promise((finish) => {
      const late = () => {
        this.#finish(id, { type: 'late' })
        this.kill()
      }
      const from = this.#weigh().cpuMs
      const weigh = setInterval(() => {
        const { residentBytes, cpuMs } = this.#weigh()
        if (cpuMs - from > limits.cpuMs) late()
        if (residentBytes > limits.memoryMb * BYTES_PER_MB) this.kill()
      }, WEIGH_EVERY_MS)
      this.#pending = { id, finish, onTold, timers: [setTimeout(late, limits.wallMs), weigh] }
      if (!this.alive) return this.#finish(id, { type: 'gone' })
      this.#process.send({ id, name, args, byteLength: bytes?.length } satisfies Call, (error) => {
        if (!error) return
        this.#finish(id, { type: 'gone' })
        this.kill()
      })
      if (bytes) this.#process.stdin?.write(bytes)
    })
  }

  #hear({ id, value }: { id: number; value: unknown }) {
    if (this.#pending?.id !== id) return
    try {
      this.#pending.onTold?.(value)
    } catch (error) {
      this.#finish(id, { type: 'failed', message: error instanceof Error ? error.message : String(error) })
      this.kill()
    }
  }

  #weigh() {
    return weightOf(this.pid ?? 0)
  }

  kill() {
    this.alive = false
    this.#process.kill('SIGKILL')
  }

  #finish(id: number, outcome: Outcome) {
    if (this.#pending?.id !== id) return
    const { finish, timers } = this.#pending
    for (const timer of timers) clearTimeout(timer)
    this.#pending = undefined
    finish(outcome)
  }
}

function start({ module, readable, bubblewrap, ...options }: ChildOptions) {
  const node = [
    process.execPath,
    '--no-warnings',
    `--max-old-space-size=${options.heapMb ?? HEAP_MB}`,
    '--max-semi-space-size=4',
    ...permissionFlags(readable),
    childModule(join(import.meta.dirname, 'work.ts')),
    module,
    String(options.niceness ?? NICENESS),
  ]
  const limited = limits(options.dataMb ?? DATA_LIMIT_MB, options.niceness ?? NICENESS)
  const [program = '', ...rest] = [...limited, ...bubblewrap, ...node]
  const stdin = options.takesBytes ? 'pipe' : 'ignore'
  const child = spawn(program, rest, { env: ENVIRONMENT, cwd: '/', stdio: [stdin, 'ignore', 'pipe', 'ipc'] })
  // The child must not keep the server running; it exits with the server.
  child.unref()
  child.channel?.unref()
  for (const stream of [child.stdin, child.stderr])
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref()
  try {
    // If the machine runs out of memory, the kernel kills this process first.
    writeFileSync(`/proc/${child.pid}/oom_score_adj`, '1000')
  } catch {
    // Systems other than Linux don't have this file.
  }
  return child
}

/**
 * The shell command that limits a process and lowers its priority. Empty if there is no shell. `ulimit -d` is needed
 * because V8's heap limit doesn't count buffers and native allocations. The priority is lowered before Node starts,
 * because starting Node already takes longer than many requests.
 */
function limits(dataMb: number, niceness: number) {
  if (!existsSync(SHELL)) return []
  const limit = `ulimit -d ${dataMb * KB_PER_MB}; ulimit -t ${CPU_LIMIT_S}`
  const step = `command -v nice >/dev/null && exec nice -n ${niceness} "$@"`
  return [SHELL, '-c', `${limit}; ${step}; exec "$@"`, SHELL]
}
