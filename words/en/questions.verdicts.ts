import { number, plural } from './language.ts'

/** What was answered and what is right: after an answer, and in a review. */

/** Marks what is right. */
export const correct = 'Correct'

// Above what was typed.
export const youWrote = 'You wrote'
/** The answer was right, in other letters than the author's. */
export const asWeWriteIt = 'How we write it'

/** Options and reasons, each as it was chosen or not. */
export const chosen = {
  answer: {
    right: 'Your answer, correct',
    wrong: 'Your answer, not correct',
    notChosen: 'Correct answer',
  },
  reason: {
    right: 'Your reason, correct',
    wrong: 'Your reason, not correct',
    notChosen: 'Correct reason',
  },
}
// Where several are right.
export const leftOut = 'Also correct, but you left it out'
export const rightlyLeftOut = 'Rightly left out'

// Of a statement.
export const yourJudgement = 'Your judgement, correct'
export const youSaidTrue = 'You said: True'
export const youSaidFalse = 'You said: False'
export const statementTrue = 'The statement is true.'
export const statementFalse = 'The statement is false.'
/** The reason follows. */
export const trueBecause = 'True, because:'
export const falseBecause = 'False, because:'

// Of steps in order.
export const yourPlace = 'Your place, correct'
export const youHadAt = (place: number) => `You put it at number ${number(place)}`

// Of pairs.
export const yourMatch = 'Your match, correct'
export const youChose = (text: string) => `You chose: ${text}`
export const belongsToNothing = 'No match'

// Of a table.
export const cellsRight = (right: number, count: number) =>
  plural(count, { one: `${number(right)} of # cell is right.`, other: `${number(right)} of # cells are right.` })
/** Names the table, for screen readers. */
export const rightTable = 'The table with the right answers'
export const yourCell = 'Your cell, correct'
export const youWroteInCell = (text: string) => `You wrote: ${text}`
