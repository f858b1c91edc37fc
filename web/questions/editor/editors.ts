import { matching } from '../matching/editor.ts'
import { multiple } from '../multiple/editor.tsx'
import { numeric } from '../numeric/editor.ts'
import { ordering } from '../ordering/editor.ts'
import { output } from '../output/editor.ts'
import type { KindName } from '../questionKind.ts'
import { single } from '../single/editor.tsx'
import { table } from '../table/editor.ts'
import { trueFalse } from '../trueFalse/editor.ts'
import { typed } from '../typed/editor.ts'
import type { AnyEditor, ItemEditor } from './itemEditor.ts'

/** The editor of each question kind; loaded only by pages that edit questions. */
const editors: { [Kind in KindName]: ItemEditor<Kind> } = {
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

export const editorOf = ({ kind }: { kind: KindName }): AnyEditor => editors[kind]
