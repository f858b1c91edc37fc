import type { Answer } from '#contract/quizzes.ts'
import { type DraftKind, isText } from '../draftKind.ts'

export const typed: DraftKind<Extract<Answer, { kind: 'typed' }>> = {
  hasTried: ({ text }) => text.trim() !== '',
  isDraft: ({ text }) => isText(text),
}
