import type { Answer } from '#contract/quizzes.ts'
import { type DraftKind, isText } from '../draftKind.ts'

export const numeric: DraftKind<Extract<Answer, { kind: 'numeric' }>> = {
  hasTried: ({ value }) => value.trim() !== '',
  isDraft: ({ value, unit }) => isText(value) && (unit === null || isText(unit)),
}
