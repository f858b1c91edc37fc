import { levelMarks, type SkillLevel } from '#contract/mastery.ts'
import * as words from '#words/questions.mastery.ts'

const percent = (share: number) => words.percent(Math.round(share * 100))

/** Display name of a skill level. */
export const levelWord = (level: SkillLevel): string => words.levels[level]

/** Sentence that says what it takes to reach the next level. */
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
