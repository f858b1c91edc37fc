import { say } from './words.ts'

/** Arguments and return values of learners' functions. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const SHOWN_MAX_LENGTH = 2_000

/** JSON on one line, with spaces after commas and colons. */
function inJson(value: Json): string {
  const spaced = (part: Json): string => {
    if (Array.isArray(part)) return `[${part.map(spaced).join(', ')}]`
    if (part === null || typeof part !== 'object') return JSON.stringify(part)
    return `{${Object.entries(part)
      .map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`)
      .join(', ')}}`
  }
  return shortened(spaced(value))
}

/** Rows as lines of a table. */
function inRows(rows: Json): string {
  if (!Array.isArray(rows)) return inJson(rows)
  if (rows.length === 0) return say(({ grading }) => grading.emptyTable)
  const cell = (value: Json) => (value === null ? 'NULL' : typeof value === 'string' ? value : JSON.stringify(value))
  return shortened(rows.map((row) => (Array.isArray(row) ? row.map(cell).join(' | ') : cell(row))).join('\n'))
}

const shortened = (text: string) => (text.length > SHOWN_MAX_LENGTH ? `${text.slice(0, SHOWN_MAX_LENGTH)}…` : text)

/** An expected or returned value as text for people. */
export const shown = (value: Json, form: 'function' | 'query') => (form === 'query' ? inRows(value) : inJson(value))
