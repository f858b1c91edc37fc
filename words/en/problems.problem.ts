import { number, plural } from './language.ts'

/** A problem as it is read: what is to be solved, and what is known about it. */

/** Names the tabs of a narrow window: the problem, the code, the result. */
export const parts = 'Parts of the page'

// Below the title.
export const solvedBy = (people: number) => plural(people, { one: 'Solved by # person', other: 'Solved by # people' })
export const youSolved = 'You’ve solved this'
export const editProblem = 'Edit problem'

export const testsOf = (visible: number, hidden: number) => {
  const seen = plural(visible, { one: '# test', other: '# tests' })
  const unseen = plural(hidden, { one: '# hidden test also counts', other: '# hidden tests also count' })
  return `You can see ${seen}. When you submit, ${unseen}.`
}

// Hints, shown one at a time.
export const hints = 'Hints'
export const showHint = 'Show a hint'
export const showNextHint = 'Show the next hint'
/** On the same button: which hint it shows. */
export const hintOf = (place: number, count: number) => `${number(place)} of ${number(count)}`

// At the end.
export const practises = '<label>Practises</label> <skills/>'
export const taughtIn = '<label>Taught in</label> <lessons/>'
export const writtenBy = (author: string) => `Written by ${author}`
export const isGood = 'Is this a good problem?'
/** Buttons for a vote, with how many have voted so; for screen readers. */
export const votes = {
  up: (count: number) => `Good problem, ${number(count)}`,
  down: (count: number) => `Not a good problem, ${number(count)}`,
}
