import type { RunRecord } from '#contract/compilations.ts'
import type { Limits } from './guest.ts'

export { createExecution, type Host } from './host.ts'

export type Run = {
  /** The person who runs the program. Only one of a person's programs runs at a time. */
  uid: string
  /**
   * The client's network, as named by `networkOf`: people who share an address take turns as one. Empty if the server
   * itself runs the program.
   */
  network: string
  language: string
  code: string
  stdin?: string
  /** Grading takes precedence over runs that people start themselves. */
  purpose: 'grading' | 'run'
  limits?: Partial<Limits>
}

export type OfferedLanguage = { id: string; title: string; version: string | null; by: 'embedded' | 'piston' }

/**
 * Runs learners' programs. No matter what a program does, the result is a record. If the queue is full, `run` throws
 * `rate_limited`.
 */
export type Execution = {
  languages(): Promise<OfferedLanguage[]>
  /** Prepares languages that somebody is about to use, because the first run of a language takes seconds. */
  warm(languages: string[]): void
  run(run: Run): Promise<RunRecord>
  close(): Promise<void>
}
