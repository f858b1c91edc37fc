import { levelMarks, type SkillLevel } from '#contract/mastery.ts'
import * as words from '#words/questions.mastery.ts'

const percent = (share: number) => words.percent(Math.round(share * 100))

/** A level as a learner reads it. */
export const levelWord = (level: SkillLevel): string => words.levels[level]

/** What the next level takes, in a sentence. */
export function whatIsNext(level: SkillLevel, mastery: number): string {
  switch (level) {
    case 'unseen':
    case 'attempted':
      return words.familiarNeeds(percent(levelMarks.familiar))
    case 'familiar':
      return mastery < levelMarks.proficient
        ? words.proficientNeedsMastery(percent(levelMarks.proficient))
        : words.proficientNeeds
    case 'proficient':
      return words.masteredNeeds
    case 'mastered':
      return words.highest
  }
}
