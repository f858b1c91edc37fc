import { kinds } from '#words/questions.editor.ts'
import type { ItemEditor } from '../editor/itemEditor.ts'
import { OptionsEditor } from '../editor/OptionsEditor.tsx'
import { optionLines } from '../editor/optionLines.ts'

export const single: ItemEditor<'single'> = {
  label: kinds.single,
  Editor: ({ item, onChange }) => (
    <OptionsEditor options={item.options} onChange={(options) => onChange({ ...item, options })} />
  ),
  preview: ({ options }, key) => optionLines(options, key.options),
}
