import type { ItemEditor } from '../editor/itemEditor.ts'
import { Editor } from './Editor.tsx'

export const output: ItemEditor<'output'> = {
  label: 'What code prints',
  Editor,
  preview: ({ codeHtml }, { text }) => [{ html: codeHtml }, { text, mark: 'Printed' }],
}
