import type { Answer } from '#contract/quizzes.ts'
import { type DraftKind, isText } from '../draftKind.ts'

type Whole = Extract<Answer, { kind: 'true-false' }>

/** A draft may still lack the judgement (`truth` is null) or the reason (`reasonId` is empty). */
export type TrueFalseDraft = Omit<Whole, 'truth'> & { truth: boolean | null }

export const trueFalse: DraftKind<TrueFalseDraft> = {
  isComplete: ({ truth }) => truth !== null,
  hasTried: ({ truth, reasonId }) => truth !== null || reasonId !== '',
  isDraft: ({ truth, reasonId }) => (truth === null || typeof truth === 'boolean') && isText(reasonId),
}
