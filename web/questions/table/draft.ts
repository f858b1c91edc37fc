import type { Answer } from '#contract/quizzes.ts'
import { type DraftKind, isList, isText } from '../draftKind.ts'

type Cell = { id?: unknown; text?: unknown } | null | undefined

export const table: DraftKind<Extract<Answer, { kind: 'table' }>> = {
  hasTried: ({ cells }) => cells.some(({ text }) => text.trim() !== ''),
  isDraft: ({ cells }) =>
    isList(cells) && cells.every((cell) => isText((cell as Cell)?.id) && isText((cell as Cell)?.text)),
}
