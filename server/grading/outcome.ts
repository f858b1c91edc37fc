import { z } from 'zod'
import type { RunRecord } from '#contract/compilations.ts'
import type { Json } from '../jsonText.ts'
import { say } from '../words.ts'

/** The outcome of calling the function, before the result is compared with the expected one. */
export type Outcome =
  | { kind: 'value'; value: Json }
  /** The function returned undefined or None. */
  | { kind: 'nothing' }
  | { kind: 'missing' }
  | { kind: 'parameters'; takes: number }
  | { kind: 'unwritable'; what: string }
  | { kind: 'promise' }
  | { kind: 'error'; error: string; line: number | null }
  /** The program exited before the function returned. */
  | { kind: 'exited' }
  | { kind: 'timedOut' }
  | { kind: 'tooMuch' }
  | { kind: 'killed' }

const Said = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), value: z.json() }),
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('missing') }),
  z.object({ kind: z.literal('parameters'), takes: z.number().int() }),
  z.object({ kind: z.literal('unwritable'), what: z.string() }),
  z.object({ kind: z.literal('promise') }),
  z.object({
    kind: z.literal('error'),
    error: z.string(),
    line: z.number().int().nullable(),
  }),
  z.object({ kind: z.literal('exited') }),
])

/**
 * Splits output at the last mark. `said` is the text after the mark on its line, `printed` is all other output, and
 * `after` is the part of `printed` after the mark's line.
 */
export function splitOutput(text: string, mark: string): { said: string | null; printed: string; after: string } {
  const at = text.lastIndexOf(mark)
  if (at < 0) return { said: null, printed: text, after: '' }
  const end = text.indexOf('\n', at)
  const said = text.slice(at + mark.length, end < 0 ? undefined : end)
  // The harness prints a line break before the mark.
  const before = text.slice(0, at).replace(/\n$/, '')
  const after = end < 0 ? '' : text.slice(end + 1)
  return { said, printed: before + after, after }
}

/** Reads the outcome of a run from its record. `lines` is the number of lines of the learner's program. */
export function outcomeOf(record: RunRecord, { mark, lines }: { mark: string; lines: number }): Outcome {
  if (record.status === 'TO') return { kind: 'timedOut' }
  if (record.status === 'OL' || record.status === 'EL') return { kind: 'tooMuch' }
  if (record.status === 'SG') return { kind: 'killed' }
  const { said } = splitOutput(record.stdout, mark)
  const parsed = said === null ? undefined : read(said)
  if (parsed?.kind === 'error') {
    const { kind, error, line } = parsed
    return { kind, error, line: line ?? lineIn(splitOutput(record.output, mark).after, lines) }
  }
  // A result only counts if the program didn't fail after printing it.
  if (parsed && record.status === null) return parsed
  if (record.status === null) return { kind: 'exited' }
  return { kind: 'error', error: errorIn(record), line: lineIn(record.stderr, lines) }
}

function read(said: string) {
  try {
    const value: unknown = JSON.parse(said)
    // Throws if the value is nested too deeply for a comparison.
    JSON.stringify(value)
    return Said.safeParse(value).data
  } catch {
    return undefined
  }
}

/** The first line of the learner's program that is mentioned in the stack trace. */
function lineIn(trace: string, lines: number) {
  for (const [, line] of trace.matchAll(/\bmain\.[jt]s:(\d+)(?::\d+)?\)?\s*$/gm)) {
    if (Number(line) >= 1 && Number(line) <= lines) return Number(line)
  }
  return null
}

/** A stack frame. At the end, there may be brackets that close the object around the trace of a `cause`. */
const FRAME = /^(\s+at .*\bmain\.[jt]s:)(\d+)(?::(\d+))?(\)?)(\]*)$/

/**
 * Removes the harness from a stack trace. Frames after the program's `lines` lines are removed, and `ahead`, the number
 * of columns of the harness, is subtracted from columns in the first line.
 */
export function ownPlaces(trace: string, { lines, ahead }: { lines: number; ahead: number }) {
  const kept: string[] = []
  for (const text of trace.split('\n')) {
    const [, before = '', line, column, end = '', brackets = ''] = FRAME.exec(text) ?? []
    if (line !== undefined && Number(line) > lines) kept.push(`${kept.pop() ?? ''}${brackets}`)
    else if (line !== '1' || column === undefined) kept.push(text)
    else kept.push(`${before}1:${Math.max(1, Number(column) - ahead)}${end}${brackets}`)
  }
  return kept.join('\n')
}

const ERROR_MAX_LENGTH = 500

/**
 * The first line of stderr that looks like an error. If there is none, the first non-empty line, or else the runner's
 * message.
 */
export function errorIn({ stderr, message }: Pick<RunRecord, 'stderr' | 'message'>) {
  const named = /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception)?: .*|[A-Z]\w*Error)$/m.exec(stderr)?.[1]
  const first = stderr.split('\n').find((line) => line.trim() !== '')
  return (named ?? first ?? message ?? say(({ grading }) => grading.endedWithError)).slice(0, ERROR_MAX_LENGTH)
}
