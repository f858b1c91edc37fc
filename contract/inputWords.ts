import type { z } from 'zod'
import { sentence } from './said.ts'

type Issue = z.core.$ZodRawIssue
type Bound = Extract<Issue, { code: 'too_small' | 'too_big' }>

/**
 * Describes an invalid input in a sentence that names the field, for schemas without a message of their own. It is
 * passed to every parse of an input, so that people never see messages of the validator.
 */
export const inputWords = (issue: Issue): string =>
  sentence(({ input, formats: { list } }) => {
    const field = issue.path?.join('.') || input.request
    const oneOf = (values: readonly unknown[]) => input.oneOf(field, list(values.map(String), 'disjunction'))
    const held = (what: Bound, bound: number | bigint, how: 'atLeast' | 'atMost') =>
      input[units[what.origin] ?? 'amounts'][what.exact ? 'exactly' : how](field, Number(bound))
    switch (issue.code) {
      case 'invalid_type':
        if (issue.input === undefined) return input.missing(field)
        return (pick(input.kinds, issue.expected) ?? input.otherKind)(field)
      case 'invalid_value':
        return oneOf(issue.values)
      case 'too_small':
        if (!issue.exact && Number(issue.minimum) === 1 && issue.origin in units) return input.empty(field)
        return held(issue, issue.minimum, 'atLeast')
      case 'too_big':
        return held(issue, issue.maximum, 'atMost')
      case 'invalid_format':
        return (pick(input.formats, issue.format) ?? input.otherFormat)(field)
      case 'not_multiple_of':
        return input.multipleOf(field, String(issue.divisor))
      case 'unrecognized_keys':
        return input.unknownKeys(field, issue.keys.join(', '))
      case 'invalid_union':
        return Array.isArray(issue.options) ? oneOf(issue.options) : input.invalid(field)
      default:
        return input.invalid(field)
    }
  })

/** The unit in which a maximum or minimum is expressed. Numbers have no unit. */
const units: Record<string, 'characters' | 'entries'> = { string: 'characters', array: 'entries' }

type ByField = (field: string) => string
const pick = (table: Readonly<Record<string, ByField>>, name: string): ByField | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
