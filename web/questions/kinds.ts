import { matching } from './matching/kind.tsx'
import { multiple } from './multiple/kind.tsx'
import { numeric } from './numeric/kind.tsx'
import { ordering } from './ordering/kind.tsx'
import { output } from './output/kind.tsx'
import type { AnyKind, KindName, QuestionKind } from './questionKind.ts'
import { single } from './single/kind.tsx'
import { table } from './table/kind.tsx'
import { trueFalse } from './trueFalse/kind.tsx'
import { typed } from './typed/kind.tsx'

/**
 * Every question kind by its name in the contract. `draft.ts` and `editors.ts` contain the parts that load separately.
 */
const kinds: { [Kind in KindName]: QuestionKind<Kind> } = {
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

export const kindOf = ({ kind }: { kind: KindName }): AnyKind => kinds[kind]
