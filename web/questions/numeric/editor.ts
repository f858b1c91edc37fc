import * as words from '#words/questions.editor.ts'
import type { ItemEditor } from '../editor/itemEditor.ts'
import { Editor } from './Editor.tsx'

export const numeric: ItemEditor<'numeric'> = {
  label: words.kinds.numeric,
  Editor,
  preview: (_, { text, unit }) => [{ text: [text, unit].filter(Boolean).join(' '), mark: words.marks.right }],
}
