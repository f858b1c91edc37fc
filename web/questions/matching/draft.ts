import type { Answer } from '#contract/quizzes.ts'
import { type DraftKind, isList, isText } from '../draftKind.ts'

type Pair = { leftId?: unknown; rightId?: unknown } | null | undefined

export const matching: DraftKind<Extract<Answer, { kind: 'matching' }>> = {
  hasTried: ({ pairs }) => pairs.length > 0,
  isDraft: ({ pairs }) =>
    isList(pairs) && pairs.every((pair) => isText((pair as Pair)?.leftId) && isText((pair as Pair)?.rightId)),
}
