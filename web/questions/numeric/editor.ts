import type { ItemEditor } from '../editor/itemEditor.ts'
import { Editor } from './Editor.tsx'

export const numeric: ItemEditor<'numeric'> = {
  label: 'A number',
  Editor,
  preview: (_, { text, unit }) => [{ text: [text, unit].filter(Boolean).join(' '), mark: 'Right' }],
}
