import { number, plural } from './language.ts'

/** What came of one way through a quiz or a practice. */

/** The heading. */
export const rightOf = (right: number, count: number) => `${number(right)} of ${number(count)} right`

// Below the heading: one of these.
export const nothingMissed = 'You didn’t miss any.'
/** After another try at what was missed. */
export const nowKnown = 'You now know what you missed before.'
export const allMissed = 'You’ll find the explanations below. Read the lesson once more, then try again.'
export const someMissed = 'The ones you missed are below. Try them again to make them stick.'
/** Follows how many answers wait on this device. */
export const verdictsLater = 'You’ll see the results when you’re back online.'

/** `why` is a sentence of the server's. */
export const lost = (count: number, why: string) =>
  `${plural(count, { one: 'We couldn’t save one answer', other: 'We couldn’t save # answers' })}: ${why}`

// What changed, and what was missed.
export const changes = 'What changed'
/** `share` is a number from 0 to 1. */
export const topicMastery = (share: number) =>
  `Your overall mastery of “<topic/>” is now <b>${number(share, { style: 'percent' })}</b>.`
export const missed = 'What you missed'
export const given = 'You answered'
export const right = 'Correct answer'

// Where to go from here.
export const retryMissed = 'Retry what you missed'
export const nextLesson = (title: string) => `Next lesson: ${title}`
export const backToLesson = 'Back to the lesson'
export const startOver = 'Start over'
