import * as words from '#words/questions.editor.ts'
import type { ItemEditor } from '../editor/itemEditor.ts'
import { Editor } from './Editor.tsx'

export const typed: ItemEditor<'typed'> = {
  label: words.kinds.typed,
  Editor,
  preview: (_, { text }) => [{ text, mark: words.marks.right }],
}
