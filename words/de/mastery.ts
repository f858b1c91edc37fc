import { date } from './language.ts'

export const levels = {
  unseen: 'Noch nicht versucht',
  attempted: 'Versucht',
  familiar: 'Vertraut',
  proficient: 'Sicher',
  mastered: 'Beherrscht',
}
export const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`
export const day = (at: number) => date(at, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
