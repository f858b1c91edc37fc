import { kinds } from '#words/questions.editor.ts'
import type { ItemEditor } from '../editor/itemEditor.ts'
import { OptionsEditor } from '../editor/OptionsEditor.tsx'
import { optionLines } from '../editor/optionLines.ts'

export const multiple: ItemEditor<'multiple'> = {
  label: kinds.multiple,
  Editor: ({ item, onChange }) => (
    <OptionsEditor options={item.options} several onChange={(options) => onChange({ ...item, options })} />
  ),
  preview: ({ options }, key) => optionLines(options, key.options),
}
