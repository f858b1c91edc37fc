import type { Answer } from '#contract/quizzes.ts'
import { type DraftKind, isList, isText } from '../draftKind.ts'

export const ordering: DraftKind<Extract<Answer, { kind: 'ordering' }>> = {
  hasTried: () => true,
  isDraft: ({ stepIds }) => isList(stepIds) && stepIds.every(isText),
}
