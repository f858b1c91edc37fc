import { number, plural } from './language.ts'

/** The calls of language models one by one, below the sums of admin.usage.ts. */

export const everyCall = 'All calls'

// The filter.
export const from = 'From'
export const to = 'To'
export const model = 'Model'
export const outcome = 'Outcome'
export const person = 'Person'
/** An option of a choice: of all models, outcomes or people. */
export const any = 'Any'
export const accountDeletedOf = (uid: string) => `Account deleted (${uid})`

// The download.
export const saveCsv = 'Save as CSV'
export const fetched = (calls: number) => plural(calls, { one: '# call so far…', other: '# calls so far…' })
export const savedAs = (calls: number, file: string) =>
  plural(calls, { one: `# call saved as ${file}.`, other: `# calls saved as ${file}.` })

// The table.
export const loadingCalls = 'Loading calls'
export const noSuchCall = 'No matching calls.'
export const newestFirst = 'Calls, newest first'
export const columns = {
  time: 'Time (UTC)',
  person: 'Person',
  /** What the call was for. */
  purpose: 'Purpose',
  model: 'Model',
  outcome: 'Outcome',
  tokensIn: 'Tokens in',
  tokensOut: 'Tokens out',
  cost: 'Cost',
}
export const accountDeleted = 'Account deleted'
export const topicDeleted = 'Topic deleted'
/** Of a step of a topic's making: what was written is checked, or vectors for searching are made. */
export const checkOf = (step: string) => `${step} (check)`
export const vectorsOf = (step: string) => `${step} (vectors)`
/** A number already formatted. */
export const seconds = (value: string) => `${value} s`
/** A number of tokens that is reckoned. */
export const about = (tokens: number) => `about ${number(tokens)}`
/** A call under way; `cost` is in dollars. */
export const upTo = (cost: string) => `up to ${cost}`
export const notKnownYet = 'not known yet'
export const unpriced = 'unpriced'
