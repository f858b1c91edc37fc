import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/**
 * What is wrong with an input, in a sentence that names the field: for whatever its schema has no words of its own for.
 * Given to every parse of an input, so that no text of the validator reaches a person.
 */
export const inputWords = (issue: Issue): string => `${nameOf(issue)} ${complaintOf(issue)}.`

const nameOf = ({ path }: Issue) => path?.join('.') || 'The request'

function complaintOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? 'something else'}`
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}`
    case 'too_small':
      return atLeast(issue)
    case 'too_big':
      return `must ${boundOf(issue.origin, issue.maximum, issue.exact ? 'exactly' : 'at most')}`
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'written in another form'}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `must not hold ${issue.keys.join(', ')}`
    case 'invalid_union':
      return Array.isArray(issue.options) ? `must be ${oneOf(issue.options)}` : 'is not valid'
    default:
      return 'is not valid'
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const formats: Record<string, string> = {
  email: 'an e-mail address',
  url: 'an address that begins with https://',
  uuid: 'a UUID',
}

function atLeast({ origin, minimum, exact }: Extract<Issue, { code: 'too_small' }>) {
  if (!exact && Number(minimum) === 1 && origin in units) return 'must not be empty'
  return `must ${boundOf(origin, minimum, exact ? 'exactly' : 'at least')}`
}

const units: Record<string, [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

function boundOf(origin: string, bound: number | bigint, how: string) {
  const unit = units[origin]
  return unit ? `have ${how} ${bound} ${unit[Number(bound) === 1 ? 0 : 1]}` : `be ${how} ${bound}`
}

/** `a`, `a or b`, `a, b or c`. */
function oneOf(values: readonly unknown[]) {
  const words = values.map(String)
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
