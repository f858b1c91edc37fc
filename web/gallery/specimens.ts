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

/** What the gallery shows of the library: made by scripts/dev/gallery.ts, one question of each kind. */
export type Specimens = { questions: QuestionSpecimen[]; lesson: Lesson; problem: Pick<Problem, 'functions' | 'tests'> }
