import { marks } from '#words/questions.editor.ts'
import type { PreviewLine } from './itemEditor.ts'

type Told = { id: string; correct: boolean; whyHtml: string }

export const optionLines = (options: { id: string; html: string }[], told: Told[], mark = marks.right): PreviewLine[] =>
  options.map(({ id, html }) => {
    const known = told.find((option) => option.id === id)
    return { html, ...(known?.correct && { mark }), whyHtml: known?.whyHtml ?? '' }
  })
