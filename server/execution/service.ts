import type { RunRecord } from '#contract/compilations.ts'
import type { Limits } from './guest.ts'

export { createExecution, type Host } from './host.ts'

export type Run = {
  /** Whose run it is: of one person one is under way at a time. */
  uid: string
  /**
   * Where it comes from, as `networkOf` names it: people who share an address take turns as one. Empty if the server
   * itself asks.
   */
  network: string
  language: string
  code: string
  stdin?: string
  /** Grading goes ahead of what people run by themselves. */
  purpose: 'grading' | 'run'
  limits?: Partial<Limits>
}

export type OfferedLanguage = { id: string; title: string; version: string | null; by: 'embedded' | 'piston' }

/** Runs what learners write. Whatever the program does, the answer is a record; a full queue throws `rate_limited`. */
export type Execution = {
  languages(): Promise<OfferedLanguage[]>
  /** Makes ready what somebody is about to run: the first run of a language takes seconds. */
  warm(languages: string[]): void
  run(run: Run): Promise<RunRecord>
  close(): Promise<void>
}
