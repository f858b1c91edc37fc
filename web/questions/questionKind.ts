import type { ReactNode } from 'react'
import type { Answer, Question, Verdict } from '#contract/quizzes.ts'
import type { Draft, DraftOf } from './draft.ts'
import type { Shown } from './shown.ts'

export type KindName = Question['kind']
export type QuestionOf<Kind extends KindName> = Extract<Question, { kind: Kind }>
export type AnswerOf<Kind extends KindName> = Extract<Answer, { kind: Kind }>
export type KeyOf<Kind extends KindName> = Extract<Verdict['key'], { kind: Kind }>

type FieldsFor<Asked, Drafted> = {
  question: Asked
  /** What the fields answer. */
  stemId: string
  answer: Drafted | null
  /** An answer that is on its way is not changed any more; its field keeps the focus. */
  locked: boolean
  invalid: boolean
  onChoose(answer: Drafted | null): void
}
type ExplainedFor<Asked, Given, Key> = { question: Asked; answer: Given; right: Key; correct: boolean; whyHtml: string }
type RevealedFor<Asked, Key> = { question: Asked; right: Key; whyHtml: string }

/**
 * How one kind of question is shown; `kinds.ts` lists them. These are methods, so that the registry may hold the kinds
 * side by side: `kindOf` brings each question to its own.
 */
type Showing<Asked, Drafted, Given, Key> = {
  /** The fields that answer it. */
  Fields(props: FieldsFor<Asked, Drafted>): ReactNode
  /** What was answered, what is right, and why. */
  Explained(props: ExplainedFor<Asked, Given, Key>): ReactNode
  /** What belongs to it beside its stem, to be thought about in a review: nothing is chosen there. */
  Asked(props: { question: Asked }): ReactNode
  /** What is right, and why, in a review. */
  Revealed(props: RevealedFor<Asked, Key>): ReactNode

  /** What keeps an answer from being checked, in a sentence; null if it can be. */
  whatIsMissing(question: Asked, answer: Drafted | null): string | null
  /** What the learner answered. */
  given(question: Asked, answer: Given): Shown[]
  /** The right answer, in the same form. */
  right(question: Asked, key: Key): Shown[]
  /** The parts of an answer stand in an order. */
  isNumbered?: boolean
  /** How many options number keys choose. */
  countOptions?(question: Asked): number
}

export type LookOf<Kind extends KindName> = { question: QuestionOf<Kind> }
export type FieldsOf<Kind extends KindName> = FieldsFor<QuestionOf<Kind>, DraftOf<Kind>>
export type QuestionKind<Kind extends KindName> = Showing<QuestionOf<Kind>, DraftOf<Kind>, AnswerOf<Kind>, KeyOf<Kind>>
/** Of whichever kind. */
export type AnyKind = Showing<Question, Draft, Answer, Verdict['key']>
export type AnyFields = FieldsFor<Question, Draft>
