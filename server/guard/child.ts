import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Call } from './messages.ts'
import { permissionFlags } from './sandbox.ts'
import { weightOf } from './weight.ts'

const WORK = join(import.meta.dirname, 'work.ts')
const SHELL = '/bin/sh'
const START_TIMEOUT_MS = 20_000
/** The child's whole environment. The setting limits glibc's arenas, which otherwise hold on to freed memory. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
const KB_PER_MB = 1_024
const BYTES_PER_MB = 2 ** 20
/** How often the memory and CPU time of a busy process are measured. */
const WEIGH_EVERY_MS = 25
/** Heap limit of V8; a process that reaches it aborts. */
const HEAP_MB = 320
/** `ulimit -d`. Much higher than the heap limit, because V8 alone reserves 300 MB that it never uses. */
const DATA_LIMIT_MB = 1_024
const SAID_MAX_LENGTH = 300
/** `ulimit -t` for all calls of a process together: a last resort if the server dies and no longer enforces limits. */
const CPU_LIMIT_S = 1_200

const Reply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('done'), id: z.int(), value: z.unknown() }),
  z.object({ type: z.literal('refused'), id: z.int(), message: z.string(), cause: z.unknown().optional() }),
  z.object({ type: z.literal('failed'), id: z.int(), message: z.string() }),
])

/** How a call ended. `late`: a time limit was exceeded. `gone`: the process died, most likely out of memory. */
export type Outcome =
  | { type: 'done'; value: unknown }
  | { type: 'refused'; message: string; cause?: unknown }
  | { type: 'failed'; message: string }
  | { type: 'late' }
  | { type: 'gone' }

/** Limits of one call. CPU time is independent of the load; wall-clock time also ends calls that only wait. */
export type Limits = { cpuMs: number; wallMs: number; memoryMb: number }

export type ChildOptions = {
  /** The absolute path of the module whose functions are called. */
  module: string
  readable: readonly string[]
  /** The bubblewrap command to prepend; empty to run without it. */
  bubblewrap: readonly string[]
  onText: (text: string) => void
}

/** A child process that runs one call at a time. */
export class Child {
  readonly #process: ChildProcess
  #pending: { id: number; finish: (outcome: Outcome) => void; timers: NodeJS.Timeout[] } | undefined
  #lastId = 0
  alive = true
  /** True once the module is loaded, false if the process ended before that. */
  readonly ready: Promise<boolean>

  constructor(options: ChildOptions) {
    this.#process = start(options)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.ready = promise
    const timer = setTimeout(() => this.kill(), START_TIMEOUT_MS)
    this.#process.on('message', (message) => {
      const { success, data } = Reply.safeParse(message)
      if (!success) return this.kill()
      if (data.type !== 'ready') return this.#finish(data.id, data)
      clearTimeout(timer)
      resolve(true)
    })
    this.#process.stderr?.on('data', (text) => options.onText(String(text).trim().slice(0, SAID_MAX_LENGTH)))
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

  /** Call it only after `ready`, and not before the previous call has ended. */
  call(name: string, args: unknown[], limits: Limits): Promise<Outcome> {
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
      this.#pending = { id, finish, timers: [setTimeout(late, limits.wallMs), weigh] }
      if (!this.alive) return this.#finish(id, { type: 'gone' })
      this.#process.send({ id, name, args } satisfies Call, (error) => {
        if (!error) return
        this.#finish(id, { type: 'gone' })
        this.kill()
      })
    })
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

function start({ module, readable, bubblewrap }: ChildOptions) {
  const node = [
    process.execPath,
    '--no-warnings',
    `--max-old-space-size=${HEAP_MB}`,
    '--max-semi-space-size=4',
    ...permissionFlags(readable),
    WORK,
    module,
  ]
  const [program = '', ...rest] = [...dataLimit(), ...bubblewrap, ...node]
  const child = spawn(program, rest, { env: ENVIRONMENT, cwd: '/', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  // The child must not keep the server running; it exits with the server.
  child.unref()
  child.channel?.unref()
  if (child.stderr && 'unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref()
  try {
    // If the system runs out of memory, the kernel kills this process first.
    writeFileSync(`/proc/${child.pid}/oom_score_adj`, '1000')
  } catch {
    // Only Linux has this file.
  }
  return child
}

/** V8's heap limit does not count buffers and native allocations; `ulimit -d` counts everything. */
function dataLimit() {
  if (!existsSync(SHELL)) return []
  return [SHELL, '-c', `ulimit -d ${DATA_LIMIT_MB * KB_PER_MB}; ulimit -t ${CPU_LIMIT_S}; exec "$@"`, SHELL]
}
