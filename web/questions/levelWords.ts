import { levelMarks, type SkillLevel } from '#contract/mastery.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** A level as a learner reads it. */
export const levelWord = (level: SkillLevel) => (level === 'unseen' ? 'not started' : level)

/** What the next level takes, in a sentence. */
export function whatIsNext(level: SkillLevel, mastery: number): string {
  switch (level) {
    case 'unseen':
    case 'attempted':
      return `Familiar needs a mastery of ${percent(levelMarks.familiar)}.`
    case 'familiar': {
      const mark = mastery < levelMarks.proficient ? `a mastery of ${percent(levelMarks.proficient)} and ` : ''
      return `Proficient needs ${mark}a right answer on another day, without hints.`
    }
    case 'proficient':
      return 'Mastered needs a right answer among other skills, on another day.'
    case 'mastered':
      return 'This is the highest level. It stays by a review now and then.'
  }
}
