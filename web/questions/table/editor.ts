import { kinds } from '#words/questions.editor.ts'
import type { ItemEditor } from '../editor/itemEditor.ts'
import { Editor } from './Editor.tsx'
import { placesOf } from './places.ts'

export const table: ItemEditor<'table'> = {
  label: kinds.table,
  Editor,
  preview: (question, { cells }) =>
    placesOf(question).map(({ id, headHtml, columnHtml }) => {
      const told = cells.find((cell) => cell.id === id)
      return { html: `${headHtml} · ${columnHtml}`, text: `→ ${told?.text ?? ''}`, whyHtml: told?.whyHtml ?? '' }
    }),
}
