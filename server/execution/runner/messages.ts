import type { RunRecord } from '#contract/compilations.ts'
import type { Limits } from '../guest.ts'

/** The first message from the web server to the runner: source texts by their addresses. */
export type Sources = Record<string, string>
/** From the web server to the runner. */
export type Job = { id: number; language: string; code: string; stdin: string; limits: Limits }
/** From the runner to the web server. */
export type RunnerMessage = { type: 'ready' } | { type: 'done'; id: number; record: RunRecord }

/** What a thread starts with: its sources, where it prints, and the languages that it makes ready at once. */
export type ThreadStart = { sources: Sources; output: SharedArrayBuffer; shared: Map<string, unknown> }
/** From the runner to a thread; `shared` where the language is new to the thread. */
export type ThreadJob = { job: Job; shared?: { value: unknown } }
/** From a thread to the runner. Time counts from `begun`; a `done` is followed by `idle` when the next run may come. */
export type ThreadMessage = { type: 'idle' } | { type: 'begun' } | { type: 'done'; record: RunRecord }
