import { levelMarks, type SkillLevel, skillLevels } from '#contract/mastery.ts'
import { DAY_MS } from './memory.ts'

/** Below this a skill counts as attempted only; what was earned above it falls one level once it fades below. */
export const FAMILIAR_FROM = levelMarks.familiar
export const PROFICIENT_FROM = levelMarks.proficient
const ANSWERS_TO_PROMOTE = 3

/** What decides on a level right after an answer. */
export type Earning = {
  level: SkillLevel
  levelAt: number
  answered: number
  firstAt: number
  /** 0–1, as it is shown after the answer. */
  mastery: number
  at: number
  isRight: boolean
  /** The answer was right, and nothing helped. */
  isClean: boolean
  /** Among questions of other skills: a mixed quiz or a review. */
  isMixed: boolean
}

/** The level that an answer leaves a skill on: a wrong one never raises it. */
export function earned(earning: Earning): SkillLevel {
  const level = reached(earning)
  return earning.isRight || earning.level === 'unseen' || isAtLeast(earning.level, level) ? level : earning.level
}

/** Nobody becomes proficient in one sitting, nor masters what was never mixed. */
function reached({ level, levelAt, answered, firstAt, mastery, at, isClean, isMixed }: Earning): SkillLevel {
  if (mastery < FAMILIAR_FROM) return 'attempted'
  const isHigh = isAtLeast(level, 'proficient')
  if (mastery < PROFICIENT_FROM || (!isHigh && !isClean)) return 'familiar'
  if (!isHigh) return answered >= ANSWERS_TO_PROMOTE && at - firstAt >= DAY_MS ? 'proficient' : 'familiar'
  return level === 'mastered' || (isClean && isMixed && at - levelAt >= DAY_MS) ? 'mastered' : 'proficient'
}

/** The level as it is shown after some time: what has faded below the mark of a familiar skill stands one lower. */
export function faded(level: SkillLevel, mastery: number): SkillLevel {
  if (mastery >= FAMILIAR_FROM || level === 'unseen') return level
  if (level === 'attempted' || level === 'familiar') return 'attempted'
  return 'familiar'
}

export const isAtLeast = (level: SkillLevel, wanted: SkillLevel) =>
  skillLevels.indexOf(level) >= skillLevels.indexOf(wanted)
