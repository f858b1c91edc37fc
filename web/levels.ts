import type { SkillLevel } from '#contract/mastery.ts'

export const levelWords: Record<SkillLevel, string> = {
  unseen: 'Not yet tried',
  attempted: 'Attempted',
  familiar: 'Familiar',
  proficient: 'Proficient',
  mastered: 'Mastered',
}

const order: SkillLevel[] = ['unseen', 'attempted', 'familiar', 'proficient', 'mastered']

/** From 0, not yet tried, to 4, mastered. */
export const rankOf = (level: SkillLevel) => order.indexOf(level)

export const percent = (share: number) => `${Math.round(share * 100)}%`

/** One time zone and language for everybody, as the server would write it. */
export const dayOf = (ms: number) =>
  new Date(ms).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
