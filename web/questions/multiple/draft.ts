import type { Answer } from '#contract/quizzes.ts'
import { type DraftKind, isList, isText } from '../draftKind.ts'

export const multiple: DraftKind<Extract<Answer, { kind: 'multiple' }>> = {
  hasTried: ({ optionIds }) => optionIds.length > 0,
  isDraft: ({ optionIds }) => isList(optionIds) && optionIds.every(isText),
}
