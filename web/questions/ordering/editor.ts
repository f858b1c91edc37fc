import type { ItemEditor } from '../editor/itemEditor.ts'
import { htmlOf } from '../shown.ts'
import { Editor } from './Editor.tsx'

export const ordering: ItemEditor<'ordering'> = {
  label: 'Steps in order',
  Editor,
  preview: ({ steps }, { stepIds }) => stepIds.map((id, at) => ({ text: `${at + 1}.`, html: htmlOf(steps, id) })),
}
