import type { Course, Skill } from './course.ts'
import type { Answer, Question } from './learner.ts'
import type { Check, Recorded } from './record.ts'

/** Right without help: what every model is asked to foresee. */
export const isRight = ({ correct, hints }: Pick<Answer, 'correct' | 'hints'>) => correct && hints === 0

/** One learner as a model sees them: the questions and the answers so far, nothing of the truth. */
export type Tracker = {
  /** The probability that this question will be answered right without help. */
  predict: (question: Question) => number
  learn: (answer: Answer) => void
}

/** A tracker that also says how well each skill is mastered, in a number and in the product's levels. */
export type MasteryTracker = Tracker & {
  /** As the product shows it at that time. */
  mastery: (skill: string, at: number) => number
  /** The probability of recalling the skill's typical item at that time, guessing excluded; the product chooses by it. */
  estimate: (skill: string, at: number) => number
  level: (skill: string, at: number) => string
}

/** Who answered. The population is told because the baselines are fitted on each; our model does not look at it. */
export type Student = { name: string; population: string }
export type StudentRecord = Student & { answers: Recorded[]; checks: Check[] }

export type Model = { name: string; track: (student: Student) => Tracker }
/** A model is made from the records of other learners on the same course. */
export type Fit = (course: Course, records: StudentRecord[]) => Model

/** Picks what to practise next; `null` ends the session. */
export type Practice = { next: (at: number) => Skill | null; learn: (answer: Answer) => void }
export type Policy = { name: string; start: (course: Course, student: Student) => Practice }

/** The answers of all learners in the order in which a server would have seen them. */
export function inOrder(records: StudentRecord[]) {
  const all = records.flatMap((student) => student.answers.map((answer) => ({ student, answer })))
  return all.sort((a, b) => a.answer.at - b.answer.at)
}

export const byPopulation = (records: StudentRecord[]) => Map.groupBy(records, ({ population }) => population)
