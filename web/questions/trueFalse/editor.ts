import type { ItemEditor } from '../editor/itemEditor.ts'
import { optionLines } from '../editor/optionLines.ts'
import { Editor } from './Editor.tsx'

export const trueFalse: ItemEditor<'true-false'> = {
  label: 'True or false, with the reason',
  Editor,
  preview: ({ reasons }, key) => [
    { text: key.truth ? 'True' : 'False', mark: 'Right' },
    ...optionLines(reasons, key.reasons, 'The reason'),
  ],
}
