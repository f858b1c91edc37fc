import { number } from './language.ts'

/** How well a skill is known before and after answers: in numbers, in a word, and what comes next. */

/** In a sentence, or after a title. */
export const levels = {
  unseen: 'not started',
  attempted: 'attempted',
  familiar: 'familiar',
  proficient: 'proficient',
  mastered: 'mastered',
}
export const percent = (share: number) => `${number(share)}%`
/** Of shares in percent; `to` is seen as an arrow and read out as the word. */
export const change = (from: string, to: string) => `${from} <to>to</to> <strong>${to}</strong>`

// Beside the title of a skill; `share` is a share in percent, or a change of it.
export const mastery = '<muted>Mastery</muted> <share/>'
export const rightAndMastery = (right: number, asked: number) =>
  `<muted>${number(right)} of ${number(asked)} right, mastery</muted> <share/>`

// Below it.
export const levelAsBefore = (level: string) => `Level: ${level}, as before`
export const levelChange = (from: string, to: string) => `<skill/>: ${from} <to>to</to> ${to}`

// What the next level needs.
export const familiarNeeds = (mastery: string) => `You’ll reach “familiar” at ${mastery} mastery.`
export const proficientNeeds = 'To reach “proficient”, answer correctly on another day without hints.'
export const proficientNeedsMastery = (mastery: string) =>
  `To reach “proficient”, you need ${mastery} mastery and a right answer on another day without hints.`
export const masteredNeeds = 'To reach “mastered”, answer correctly on another day, among questions on other skills.'
export const highest = 'You’ve reached the highest level. Review now and then to keep it.'
