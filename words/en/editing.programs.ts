import { number, plural } from './language.ts'

/** The tests and programs of a programming problem, where it is edited. */

export const testsTitle = 'Tests'
export const testCounts = (visible: number, hidden: number) =>
  `${plural(visible, { one: '# test everyone can see', other: '# tests everyone can see' })}, ${plural(hidden, { one: '# hidden test', other: '# hidden tests' })}.`
/** Of what a query returns. */
export const orderCounts = 'Row order matters'
export const addTest = 'Add a test'
export const test = (place: number) => `Test ${number(place)}`
export const name = 'Name'
export const args = 'Arguments'
export const argsHint = 'A JSON list, in order.'
export const setup = 'Setup'
export const setupHint = 'SQL that creates the tables.'
export const expected = 'Expected'
export const expectedHints = {
  function: 'The return value as JSON.',
  query: 'A JSON list of rows, each a list of values.',
}
/** Of a test. */
export const hidden = 'Hidden'
/** On buttons with an arrow, for screen readers. */
export const moveTest = {
  up: (place: number) => `Move up: test ${number(place)}`,
  down: (place: number) => `Move down: test ${number(place)}`,
}
/** What is hidden is for screen readers. */
export const removeTest = (place: number) => `Remove<hidden> test ${number(place)}</hidden>`

export const programsTitle = 'Programs'
/** A programming language. */
export const language = 'Language'
export const functionName = 'Function name'
export const functionNameHint = (language: string) => `Leave it empty if the problem isn’t for ${language}.`
/** Shown by the browser where the name does not have this form. */
export const functionNameForm = 'Use letters, digits and underscores.'
export const starter = 'Starter code'
export const reference = 'Reference solution (must pass every test)'
/** A program with a mistake that the tests must find. */
export const wrong = (place: number) => `Wrong program ${number(place)} (must fail a test)`
export const wrongName = 'What’s wrong with it'
export const wrongCode = 'Code'
export const removeWrong = (place: number) => `Remove<hidden> wrong program ${number(place)}</hidden>`
export const addWrong = 'Add a wrong program'
/** Labels an editor of code for screen readers: what it is for, and its language. */
export const codeIn = (title: string, language: string) => `${title}, ${language}`
