import * as words from '#words/questions.editor.ts'
import type { ItemEditor } from '../editor/itemEditor.ts'
import { htmlOf } from '../shown.ts'
import { Editor } from './Editor.tsx'

export const ordering: ItemEditor<'ordering'> = {
  label: words.kinds.ordering,
  Editor,
  preview: ({ steps }, { stepIds }) => stepIds.map((id, at) => ({ text: `${at + 1}.`, html: htmlOf(steps, id) })),
}
