import type { Json } from '../jsonText.ts'
import type { Outcome } from './outcome.ts'

type Function = { name: string; argumentCount: number; language: string }

/** Why there is no result to compare, to whoever wrote the program. */
export function whyNoResult(
  outcome: Exclude<Outcome, { kind: 'value' }>,
  { name, argumentCount, language, hasPrinted }: Function & { hasPrinted: boolean },
): string {
  switch (outcome.kind) {
    case 'nothing': {
      const none = language === 'python' ? 'None' : 'undefined'
      const instead = hasPrinted ? ' It printed something instead: what is printed does not count.' : ''
      return `${name} returned nothing (${none}).${instead} Hand the result back with return.`
    }
    case 'missing':
      return `There is no function ${name} in your program. Keep the name that the starter has.`
    case 'parameters':
      return `${name} takes ${counted(outcome.takes, 'parameter')}, and it is called with ${argumentCount}.`
    case 'unwritable':
      return `${name} returned ${outcome.what}. Return plain values: numbers, texts, truth values, lists and ${language === 'python' ? 'dictionaries' : 'objects'} of them.`
    case 'promise':
      return `${name} returned a promise. Return the value itself, without async.`
    case 'error':
      return outcome.line === null ? outcome.error : `${outcome.error} (line ${outcome.line})`
    case 'exited':
      return language === 'sql'
        ? 'The query gave no rows to compare.'
        : `Your program ended before ${name} had returned.`
    case 'timedOut':
      return 'It ran out of time. Is there a loop that never ends?'
    case 'tooMuch':
      return 'It printed too much, and was stopped.'
    case 'killed':
      return 'It used too much memory, and was stopped.'
  }
}

/** The same of a hidden test: nothing but what sort of failure it is. */
export function whyHidden(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'timedOut':
      return 'It ran out of time.'
    case 'error':
    case 'exited':
    case 'tooMuch':
    case 'killed':
      return 'It ended with an error.'
    default:
      return 'The answer is wrong.'
  }
}

/** What is plainly wrong about a result, for whoever may see both. */
export function whyDifferent(expected: Json, got: Json): string {
  if (sortOf(expected) !== sortOf(got)) return `It returned ${sortOf(got)}, and ${sortOf(expected)} is expected.`
  if (Array.isArray(expected) && Array.isArray(got) && expected.length !== got.length)
    return `The list that it returned has ${counted(got.length, 'entry', 'entries')}, and ${expected.length} are expected.`
  return 'It returned another value than the one expected.'
}

export function whyOtherRows(expected: Json, got: Json): string {
  if (!Array.isArray(expected) || !Array.isArray(got)) return 'The rows are not those expected.'
  if (expected.length !== got.length)
    return `It gives ${counted(got.length, 'row')}, and ${expected.length} ${expected.length === 1 ? 'is' : 'are'} expected.`
  const widths = [expected[0], got[0]].map((row) => (Array.isArray(row) ? row.length : 0))
  if (widths[0] !== widths[1])
    return `Each row has ${counted(widths[1] ?? 0, 'column')}, and ${widths[0]} are expected.`
  return 'The rows are not those expected.'
}

function sortOf(value: Json) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  const names = { string: 'a text', number: 'a number', boolean: 'a truth value', object: 'an object' }
  return names[typeof value as keyof typeof names]
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
