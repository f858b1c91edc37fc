import type { EmbeddedLanguage, RunRecord } from '#contract/compilations.ts'

/** No program may have more, whatever its own limits say. */
export const MEMORY_MAX_BYTES = 128 * 2 ** 20

/** Milliseconds and bytes. */
export type Limits = { wallMs: number; memoryBytes: number; outputBytes: number }

/**
 * One language inside a worker thread of the runner: made once, it runs one program after the other, and nothing of one
 * is left for the next. What a guest cannot end by itself (an endless loop) ends with its thread.
 */
export type Guest = {
  language: EmbeddedLanguage
  version: string
  run(program: { code: string; stdin: Uint8Array; limits: Limits; print: Print }): GuestResult
  /** Makes ready for the next run, after the result was sent. False: the guest is spent, make another. */
  reset(): boolean
}
/** Takes what is printed as it comes, 1 stdout, 2 stderr. False: enough; the guest ends the run with OL or EL. */
export type Print = (stream: 1 | 2, bytes: Uint8Array) => boolean
/** Texts were printed before. Times are taken by the worker. */
export type GuestResult = Pick<RunRecord, 'code' | 'signal' | 'message' | 'status' | 'memory'>

/**
 * How guests of a language are made. `load` runs once in the runner and gives what all threads share (compiled modules,
 * shared memory); `make` runs in a thread.
 */
export type GuestKind<Shared> = {
  load(): Shared | Promise<Shared>
  make(shared: Shared): Guest | Promise<Guest>
}
