import { number } from './language.ts'

/** A question to answer, of every kind. */

// Fields, and what names them.
export const chooseOne = 'Choose one answer'
export const yourAnswerIn = (unit: string) => `Your answer in ${unit}`
/** On the button ±. */
export const changeSign = 'Change the sign'
export const chooseUnit = 'Choose a unit'
export const isItTrue = 'Is this true or false?'
/** Heads the reasons to choose from. */
export const because = 'Because'
/** What a query gives. */
export const itsRows = 'The rows it returns, without the headings'
export const itsRowsHint = 'One row per line, with | between values'
export const printedHint = 'Line by line, just as it’s printed'
/** An entry of a list that was chosen for another line. */
export const used = (text: string) => `${text} (used)`

// Steps to put in order.
export const putInOrder = 'Put the steps in order'
/** The step follows. */
export const moveUp = 'Move up:'
export const moveDown = 'Move down:'
/** Read out when a step has moved. */
export const movedTo = (step: string, place: number, count: number) =>
  `${step}, now ${number(place)} of ${number(count)}`

/** What keeps an answer from being checked. */
export const missing = {
  choice: 'Choose an answer first.',
  text: 'Type an answer.',
  number: 'Type a number.',
  digits: 'Write a number, such as 19.6.',
  unit: 'Choose a unit.',
  judgement: 'Choose true or false.',
  reason: 'Choose the reason too.',
  output: 'Type what it prints.',
  order: 'Put the steps in order first.',
  pairs: 'Match every line first.',
  cells: 'Fill in every cell.',
  cellDigits: 'Write a number, such as 19.6, in each cell that takes one.',
}

// Asked in a review, where nothing is chosen.
export const severalRight = 'Two or more are right.'
export const aNumber = 'A number.'
/** The units, such as “km/h or m/s”. */
export const numberIn = (units: string) => `A number in ${units}.`
export const trueForWhich = 'True or false, and for which of these reasons?'
export const inWhichOrder = 'In which order?'
export const belongTogether = 'Which of these belong together?'
export const inBlankCells = 'What goes in the blank cells?'
/** In a blank cell. */
export const blank = 'blank'

// Lists in a review, for screen readers.
export const options = 'Options'
export const reasons = 'Reasons'
export const steps = 'Steps'
export const leftSides = 'Left sides'
export const rightSides = 'Right sides'
