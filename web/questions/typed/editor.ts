import type { ItemEditor } from '../editor/itemEditor.ts'
import { Editor } from './Editor.tsx'

export const typed: ItemEditor<'typed'> = {
  label: 'Typed answer',
  Editor,
  preview: (_, { text }) => [{ text, mark: 'Right' }],
}
