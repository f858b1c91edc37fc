import * as words from '#words/questions.editor.ts'
import type { ItemEditor } from '../editor/itemEditor.ts'
import { optionLines } from '../editor/optionLines.ts'
import { Editor } from './Editor.tsx'

export const trueFalse: ItemEditor<'true-false'> = {
  label: words.kinds['true-false'],
  Editor,
  preview: ({ reasons }, key) => [
    { text: key.truth ? words.isTrue : words.isFalse, mark: words.marks.right },
    ...optionLines(reasons, key.reasons, words.marks.reason),
  ],
}
