import * as words from '#words/questions.editor.ts'
import type { ItemEditor } from '../editor/itemEditor.ts'
import { Editor } from './Editor.tsx'

export const output: ItemEditor<'output'> = {
  label: words.kinds.output,
  Editor,
  preview: ({ codeHtml }, { text }) => [{ html: codeHtml }, { text, mark: words.marks.printed }],
}
