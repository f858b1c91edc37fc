import * as words from '#words/questions.editor.ts'
import type { ItemEditor } from '../editor/itemEditor.ts'
import { htmlOf } from '../shown.ts'
import { Editor } from './Editor.tsx'

export const matching: ItemEditor<'matching'> = {
  label: words.kinds.matching,
  Editor,
  preview: ({ left, right }, { pairs, extra }) => {
    const textOf = (id: string) => right.find((part) => part.id === id)?.text ?? ''
    return [
      ...pairs.map(({ leftId, rightId, whyHtml }) => ({
        html: htmlOf(left, leftId),
        text: `→ ${textOf(rightId)}`,
        whyHtml,
      })),
      ...extra.map(({ rightId, whyHtml }) => ({ text: textOf(rightId), mark: words.marks.extra, whyHtml })),
    ]
  },
}
