import { number, plural } from './language.ts'

/** The list of all problems. */

export const lead =
  'Write a program, run it, and see which tests it passes. Each problem you solve counts towards a skill.'
export const writeProblem = 'Write a problem'
export const problemsCounted = (count: number) => plural(count, { one: '# problem', other: '# problems' })
/** More can be loaded. */
export const problemsSoFar = (count: number) =>
  plural(count, { one: '# problem loaded so far', other: '# problems loaded so far' })

// In place of a list without problems.
export const noneLikeThat = 'No matching problems'
export const noneYet = 'No problems yet'
export const writeFirst = 'Write the first one'

export const loadingProblems = 'Loading problems'
/** On a button, while more is on its way. */
export const loadingMore = 'Loading…'

// About one of them.
export const byLearner = 'By a learner'
/** How many more votes are for it than against it: `+3 votes`, `-1 vote`. */
export const votes = (balance: number) => {
  const figure = number(balance, { signDisplay: 'exceptZero' })
  return plural(balance, { one: `${figure} <unit>vote</unit>`, other: `${figure} <unit>votes</unit>` })
}
export const solvedBy = (people: number) =>
  plural(people, { one: '# <unit>solved it</unit>', other: '# <unit>solved it</unit>' })

// What is shown of them.
/** Of the difficulties, of the programming languages and of what the reader has done: every one. */
export const any = 'Any'
export const difficulty = 'Difficulty'
/** A programming language. */
export const language = 'Language'
/** What the reader has done: not tried, tried, solved. */
export const yours = 'Your progress'
export const search = 'Search the problems'
/** Labels the field; its placeholder says of what the words are. */
export const words = 'Words'
export const wordsOf = 'Title or skill'
export const find = 'Find'
