import type { Answer } from '#contract/quizzes.ts'
import type { DraftKind } from './draftKind.ts'
import { matching } from './matching/draft.ts'
import { multiple } from './multiple/draft.ts'
import { numeric } from './numeric/draft.ts'
import { ordering } from './ordering/draft.ts'
import { output } from './output/draft.ts'
import { single } from './single/draft.ts'
import { table } from './table/draft.ts'
import { type TrueFalseDraft, trueFalse } from './trueFalse/draft.ts'
import { typed } from './typed/draft.ts'

/** An answer being entered; in a true/false draft, the judgement or the reason may still be missing. */
export type Draft = Exclude<Answer, { kind: TrueFalseDraft['kind'] }> | TrueFalseDraft
export type DraftOf<Kind extends Draft['kind']> = Extract<Draft, { kind: Kind }>

const drafts: { [Kind in Draft['kind']]: DraftKind<DraftOf<Kind>> } = {
  single,
  multiple,
  typed,
  numeric,
  'true-false': trueFalse,
  output,
  ordering,
  matching,
  table,
}
const kindOf = ({ kind }: Draft): DraftKind<Draft> => drafts[kind]

export const isComplete = (draft: Draft): draft is Answer => kindOf(draft).isComplete?.(draft) ?? true

/** Whether the learner has chosen or typed anything. */
export const hasTried = (draft: Draft | null) => draft !== null && kindOf(draft).hasTried(draft)

export function isDraft(value: unknown): value is Draft {
  const kept = (typeof value === 'object' && value !== null ? value : {}) as Partial<Draft>
  return kept.kind !== undefined && Object.hasOwn(drafts, kept.kind) && kindOf(kept as Draft).isDraft(kept)
}
