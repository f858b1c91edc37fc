import type { Answer } from '#contract/quizzes.ts'
import { type DraftKind, isText } from '../draftKind.ts'

export const output: DraftKind<Extract<Answer, { kind: 'output' }>> = {
  hasTried: ({ text }) => text.trim() !== '',
  isDraft: ({ text }) => isText(text),
}
