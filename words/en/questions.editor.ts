import { number } from './language.ts'

/** A question as its author edits it, of every kind. */

export const kinds = {
  single: 'One right option',
  multiple: 'Several right options',
  typed: 'Typed answer',
  numeric: 'Number',
  'true-false': 'True or false, with a reason',
  output: 'What code prints',
  ordering: 'Steps in order',
  matching: 'Pairs',
  table: 'Table to fill in',
}

/** Beside what is right, where the question is read again with its answer. */
export const marks = { right: 'Right', reason: 'The reason', printed: 'Printed', extra: 'No match' }
export const isTrue = 'True'
export const isFalse = 'False'

// Of several kinds.
export const text = 'Text'
export const answer = 'Answer'
export const whyRight = 'Why it’s right'
/** How much a number may differ. */
export const tolerance = 'How far off an answer may be'
/** A part of a question by its name; what is hidden is for screen readers. */
export const removePart = (name: string) => `Remove<hidden> ${name}</hidden>`

// Options.
export const option = (place: number) => `Option ${number(place)}`
export const isRight = 'This is right'
export const whyRightOrNot = 'Why it’s right or wrong'
export const addOption = 'Add an option'

// Wrong answers to expect.
export const wrongAnswer = (place: number) => `Wrong answer ${number(place)}`
export const whatWentWrong = 'What went wrong'
export const addWrong = 'Add a wrong answer to expect'

// A typed answer.
export const rightAnswer = (place: number) => `Right answer ${number(place)}`
/** Of the first right answer, which learners are shown. */
export const asWritten = 'As learners see it'
export const rightToo = 'Also right'
export const addRight = 'Add a right answer'

// A statement.
export const statementTrue = 'The statement is true'
export const reason = (place: number) => `Reason ${number(place)}`
export const isReason = 'This is the reason'
export const whyReasonOrNot = 'Why it is or isn’t the reason'
export const addReason = 'Add a reason'

// A number.
export const unit = 'Unit'
export const noUnitHint = 'Leave empty if the answer has no unit.'
export const otherUnit = (place: number) => `Other unit ${number(place)}`
/** In the field of another unit: metres in one kilometre are 1000. */
export const factor = (unit: string) => `How many of these make one ${unit}`
/** The same, while the answer has no unit yet. */
export const factorOfUnit = 'How many of these make one unit'
export const factorHint = 'Leave empty if this unit can’t be right.'
export const whyNotRight = 'Why it can’t be right'
export const addUnit = 'Add another unit'

// What code prints.
export const code = 'Code'
export const whatItPrints = 'What it prints'
export const printedHint = 'Type it line by line. For SQL, type the rows with | between values.'
export const whyPrinted = 'Why it prints that'

// Steps in order.
export const orderHint = 'Put the steps in the right order. Learners see them shuffled.'
export const step = (place: number) => `Step ${number(place)}`
export const moveStepUp = (place: number) => `Move up<hidden> step ${number(place)}</hidden>`
export const moveStepDown = (place: number) => `Move down<hidden> step ${number(place)}</hidden>`
export const addStep = 'Add a step'
export const whyOrder = 'Why this order'

// Pairs.
export const pair = (place: number) => `Pair ${number(place)}`
/** The sides of a pair. */
export const left = 'Left'
export const right = 'Right'
export const whyTogether = 'Why they belong together'
export const addPair = 'Add a pair'
export const extra = (place: number) => `Unmatched item ${number(place)}`
export const whyExtra = 'Why it has no match'
export const addExtra = 'Add an unmatched item'

// A table to fill in.
export const column = (place: number) => `Column ${number(place)}`
export const head = 'Heading'
/** Of the first column, where each row has its head. */
export const cornerHead = 'Heading above the row headings'
export const addColumn = 'Add a column'
export const row = (place: number) => `Row ${number(place)}`
export const addRow = 'Add a row'
export const isBlank = 'Learners fill this in'
export const rightAnswers = 'Right answers, one per line'
export const isNumber = 'The answer is a number'
