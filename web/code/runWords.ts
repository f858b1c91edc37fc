import type { KeptRun, RunStatus } from '#contract/compilations.ts'

const statusWords: Record<RunStatus, string> = {
  RE: 'Ended with an error',
  SG: 'Ended by a signal',
  TO: 'Out of time',
  OL: 'Too much output',
  EL: 'Too much output on stderr',
  XX: 'Could not be run, which is the server’s fault',
}

type Ended = Pick<KeptRun, 'status' | 'code' | 'signal'>

/** A run that was made elsewhere may have any status. */
const isOurs = (status: string | null): status is RunStatus => status !== null && Object.hasOwn(statusWords, status)

/** How a run ended, in words. */
export function endedAs({ status, code, signal }: Ended): string {
  if (status === 'SG' && signal) return `Ended by the signal ${signal}`
  if (status === 'RE' && code !== null) return `Ended with an error, exit code ${code}`
  if (isOurs(status)) return statusWords[status]
  if (status) return `Ended with the status “${status}”`
  return code === 0 || code === null ? 'Ended well' : `Ended with exit code ${code}`
}

export const endedWell = ({ status, code }: Pick<KeptRun, 'status' | 'code'>) =>
  status === null && (code === 0 || code === null)

/** '3.2 ms', '45 ms', '1.2 s'. */
export function duration(ms: number): string {
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(1)} s`
  return ms < 9.95 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`
}

const KB = 1_024
const MB = KB * KB

/** '512 KB', '12.3 MB'. */
export const memoryWords = (bytes: number) =>
  bytes >= MB ? `${(bytes / MB).toFixed(1)} MB` : `${Math.ceil(bytes / KB)} KB`

/** What a run took, each thing with its name; what is not known is left out. */
export function measured({ code, cpu_time, wall_time, memory }: KeptRun): [name: string, value: string][] {
  const facts: [string, string | null][] = [
    ['Exit code', code === null ? null : String(code)],
    ['CPU time', cpu_time === null ? null : duration(cpu_time)],
    ['Wall time', duration(wall_time)],
    ['Memory', memory === null ? null : memoryWords(memory)],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}
