import { type SkillLevel, skillLevels } from '#contract/mastery.ts'
import * as words from '#words/mastery.ts'

export const levelWords: Record<SkillLevel, string> = words.levels

/** Rank of a level, from 0 (not yet tried) to 4 (mastered). */
export const rankOf = (level: SkillLevel) => skillLevels.indexOf(level)

export const { percent, day: dayOf } = words

/** With fewer answers than this, no percentage is shown, because it would mean little. */
export const ANSWERS_FOR_PERCENT = 3
