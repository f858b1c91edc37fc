import type { Lesson } from '#contract/catalog.ts'
import type { EditedItem } from '#contract/items.ts'
import type { Problem } from '#contract/problems.ts'
import type { Answer, Hint, Question, Verdict } from '#contract/quizzes.ts'

type Answered = { answer: Answer; verdict: Verdict }

/** A question of the library with everything a server would return about it. */
export type QuestionSpecimen = {
  question: Question
  item: EditedItem
  hints: Hint[]
  right: Answered
  wrong: Answered
}

/** Full and minimal answers, by method and path. */
export type Answers = Record<string, { full: unknown; bare: unknown }>

/** Data from the library and the contract, with one question of each kind. scripts/dev/gallery.ts creates it. */
export type Specimens = {
  questions: QuestionSpecimen[]
  lesson: Lesson
  /** For each kind of figure: its example and, if there is one, an example with steps or sliders (`moving`). */
  figures: { kind: string; html: string; moving: string | null }[]
  problem: Pick<Problem, 'functions' | 'tests' | 'starters' | 'statementHtml' | 'languages'>
  answers: Answers
}
