import { date } from './language.ts'

/** How well a skill is known, from the least to the most. */
export const levels = {
  unseen: 'Not yet tried',
  attempted: 'Attempted',
  familiar: 'Familiar',
  proficient: 'Proficient',
  mastered: 'Mastered',
}
/** A share of one, in whole percent. */
export const percent = (share: number) => `${Math.round(share * 100)}%`
/** A day, the same in every time zone. */
export const day = (at: number) => date(at, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
