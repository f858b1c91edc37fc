import { parseDocument } from 'yaml'
import type { z } from 'zod'

/** Parses YAML in which all scalars are strings: `10`, `yes` and `2024-01-01` aren't converted. */
export function parseYaml(text: string): { value: unknown; problem: string | null } {
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: true })
  const error = document.errors[0]
  return error
    ? { value: null, problem: error.message.split('\n')[0] ?? error.code }
    : { value: document.toJS(), problem: null }
}

/** Zod's issues on one line: `options.2.why: …; stem: …`. */
export const words = (error: z.ZodError) =>
  error.issues
    .map((issue) => (issue.path.length ? `${issue.path.join('.')}: ${issue.message}` : issue.message))
    .join('; ')
