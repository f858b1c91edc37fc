import type { KeptRun, RunStatus } from '#contract/compilations.ts'
import * as words from '#words/code.output.ts'
import { number } from '#words/language.ts'

const statusWords: Record<RunStatus, string> = words.statuses

type Ended = Pick<KeptRun, 'status' | 'code' | 'signal'>

/** Whether a status is one of Lyceum's own. Runs from other systems may have any status. */
const isOurs = (status: string | null): status is RunStatus => status !== null && Object.hasOwn(statusWords, status)

/** How a run ended, in words. */
export function endedAs({ status, code, signal }: Ended): string {
  if (status === 'SG' && signal) return words.endedBySignal(signal)
  if (status === 'RE' && code !== null) return words.endedWithErrorCode(code)
  if (isOurs(status)) return statusWords[status]
  if (status) return words.endedWithStatus(status)
  return code === 0 || code === null ? words.endedWell : words.endedWithCode(code)
}

export const endedWell = ({ status, code }: Pick<KeptRun, 'status' | 'code'>) =>
  status === null && (code === 0 || code === null)

const inTenths = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a duration: '3.2 ms', '45 ms', '1.2 s'. */
export function duration(ms: number): string {
  if (ms >= 1_000) return words.seconds(inTenths(ms / 1_000))
  return words.milliseconds(ms < 9.95 ? inTenths(ms) : number(Math.round(ms)))
}

const KB = 1_024
const MB = KB * KB

/** Formats an amount of memory: '512 KB', '12.3 MB'. */
export const memoryWords = (bytes: number) =>
  bytes >= MB ? words.megabytes(inTenths(bytes / MB)) : words.kilobytes(number(Math.ceil(bytes / KB)))

/** Labelled measurements of a run, such as CPU time and memory. Unknown ones are left out. */
export function measured({ code, cpu_time, wall_time, memory }: KeptRun): [name: string, value: string][] {
  const facts: [string, string | null][] = [
    [words.exitCode, code === null ? null : String(code)],
    [words.cpuTime, cpu_time === null ? null : duration(cpu_time)],
    [words.wallTime, duration(wall_time)],
    [words.memory, memory === null ? null : memoryWords(memory)],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}
