import type { Lesson } from '#contract/catalog.ts'
import type { EditedItem } from '#contract/items.ts'
import type { Problem } from '#contract/problems.ts'
import type { Answer, Hint, Question, Verdict } from '#contract/quizzes.ts'

type Answered = { answer: Answer; verdict: Verdict }

/** A question of the library with all that a server would say about it. */
export type QuestionSpecimen = {
  question: Question
  item: EditedItem
  hints: Hint[]
  right: Answered
  wrong: Answered
}

/** What a server could say, by method and path: all of it, and next to nothing. */
export type Answers = Record<string, { full: unknown; bare: unknown }>

/** What the gallery shows of the library and the contract: made by scripts/dev/gallery.ts, one question of each kind. */
export type Specimens = {
  questions: QuestionSpecimen[]
  lesson: Lesson
  problem: Pick<Problem, 'functions' | 'tests' | 'starters' | 'statementHtml' | 'languages'>
  answers: Answers
}
