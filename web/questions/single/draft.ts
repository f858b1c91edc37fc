import type { Answer } from '#contract/quizzes.ts'
import { type DraftKind, isText } from '../draftKind.ts'

export const single: DraftKind<Extract<Answer, { kind: 'single' }>> = {
  hasTried: () => true,
  isDraft: ({ optionId }) => isText(optionId),
}
