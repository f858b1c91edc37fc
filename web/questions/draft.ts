import type { Answer } from '#contract/quizzes.ts'

type TrueFalse = Extract<Answer, { kind: 'true-false' }>

/** An answer on its way: of a statement the judgement or the reason may still be missing. */
export type Draft = Exclude<Answer, TrueFalse> | (Omit<TrueFalse, 'truth'> & { truth: boolean | null })

export const isComplete = (draft: Draft): draft is Answer => draft.kind !== 'true-false' || draft.truth !== null

/** Whether something was chosen or typed. */
export function hasTried(draft: Draft | null): boolean {
  switch (draft?.kind) {
    case undefined:
      return false
    case 'multiple':
      return draft.optionIds.length > 0
    case 'matching':
      return draft.pairs.length > 0
    case 'typed':
    case 'output':
      return draft.text.trim() !== ''
    case 'numeric':
      return draft.value.trim() !== ''
    case 'true-false':
      return draft.truth !== null || draft.reasonId !== ''
    default:
      return true
  }
}

const isText = (value: unknown) => typeof value === 'string'
const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Whether something that was kept on the device is a draft: another version of this page may have written it. */
export function isDraft(value: unknown): value is Draft {
  const draft = (typeof value === 'object' && value !== null ? value : {}) as Partial<Draft>
  switch (draft.kind) {
    case 'single':
      return isText(draft.optionId)
    case 'multiple':
      return isList(draft.optionIds) && draft.optionIds.every(isText)
    case 'typed':
    case 'output':
      return isText(draft.text)
    case 'numeric':
      return isText(draft.value) && (draft.unit === null || isText(draft.unit))
    case 'true-false':
      return (draft.truth === null || typeof draft.truth === 'boolean') && isText(draft.reasonId)
    case 'ordering':
      return isList(draft.stepIds) && draft.stepIds.every(isText)
    case 'matching':
      return isList(draft.pairs) && draft.pairs.every((pair) => isText(pair?.leftId) && isText(pair?.rightId))
    default:
      return false
  }
}
