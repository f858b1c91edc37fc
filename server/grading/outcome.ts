import { z } from 'zod'
import type { RunRecord } from '#contract/compilations.ts'
import type { Json } from '../jsonText.ts'

/** What a run of the function has come to, before anybody knows whether it is right. */
export type Outcome =
  | { kind: 'value'; value: Json }
  /** Nothing was returned. */
  | { kind: 'nothing' }
  | { kind: 'missing' }
  | { kind: 'parameters'; takes: number }
  | { kind: 'unwritable'; what: string }
  | { kind: 'promise' }
  | { kind: 'error'; error: string; line: number | null }
  /** It ended without coming back. */
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
    stack: z.string().optional(),
  }),
  z.object({ kind: z.literal('exited') }),
])

/** What stands behind the last mark, and all else that was printed. */
export function splitOutput(text: string, mark: string): { said: string | null; printed: string } {
  const at = text.lastIndexOf(mark)
  if (at < 0) return { said: null, printed: text }
  const end = text.indexOf('\n', at)
  const said = text.slice(at + mark.length, end < 0 ? undefined : end)
  // The line break ahead of the mark is ours.
  const before = text.slice(0, at).replace(/\n$/, '')
  return { said, printed: before + (end < 0 ? '' : text.slice(end + 1)) }
}

/** `lines`: so many lines the program itself has. */
export function outcomeOf(record: RunRecord, { mark, lines }: { mark: string; lines: number }): Outcome {
  if (record.status === 'TO') return { kind: 'timedOut' }
  if (record.status === 'OL' || record.status === 'EL') return { kind: 'tooMuch' }
  if (record.status === 'SG') return { kind: 'killed' }
  const { said } = splitOutput(record.stdout, mark)
  const parsed = said === null ? undefined : read(said)
  if (parsed?.kind === 'error') {
    const { kind, error, line, stack } = parsed
    return { kind, error, line: line ?? lineIn(stack ?? '', lines) }
  }
  // What ended badly after it had spoken has not ended well.
  if (parsed && record.status === null) return parsed
  if (record.status === null) return { kind: 'exited' }
  return { kind: 'error', error: errorIn(record), line: lineIn(record.stderr, lines) }
}

function read(said: string) {
  try {
    const value: unknown = JSON.parse(said)
    // Throws for what is nested too deeply to be compared.
    JSON.stringify(value)
    return Said.safeParse(value).data
  } catch {
    return undefined
  }
}

/** The first place that a trace names inside of the learner's own lines. */
function lineIn(trace: string, lines: number) {
  for (const [, line] of trace.matchAll(/:(\d+)(?::\d+)?\)?\s*$/gm)) {
    if (Number(line) >= 1 && Number(line) <= lines) return Number(line)
  }
  return null
}

const ERROR_MAX_LENGTH = 500

/** The line that names the error: the first that looks like one, or what the runner says. */
export function errorIn({ stderr, message }: Pick<RunRecord, 'stderr' | 'message'>) {
  const named = /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception)?: .*|[A-Z]\w*Error)$/m.exec(stderr)?.[1]
  const first = stderr.split('\n').find((line) => line.trim() !== '')
  return (named ?? first ?? message ?? 'The program ended with an error.').slice(0, ERROR_MAX_LENGTH)
}
