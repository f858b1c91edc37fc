import type { RefObject } from 'react'
import { EXAMPLES, type FigureName } from '#figures/examples.ts'
import * as words from '#words/editing.figures.ts'
import { Field } from '../ui/Field.tsx'

type Props = {
  /** The text area with the Markdown. */
  area: RefObject<HTMLTextAreaElement | null>
  markdown: string
  onChange: (markdown: string) => void
}

const names = Object.keys(EXAMPLES) as FigureName[]

/** A list of the kinds of figures. Choosing one adds an example of it below the paragraph with the cursor. */
export function InsertFigure({ area, markdown, onChange }: Props) {
  const insert = (name: FigureName) => {
    const cursor = area.current?.selectionEnd ?? markdown.length
    const end = markdown.indexOf('\n\n', cursor)
    const place = end === -1 ? markdown.length : end
    const before = markdown.slice(0, place).trimEnd()
    const fence = `\`\`\`figure ${name}\n${EXAMPLES[name]}\`\`\``
    const start = before === '' ? 0 : before.length + 2
    onChange(`${before}${before && '\n\n'}${fence}\n${markdown.slice(place) || ''}`)
    requestAnimationFrame(() => selectAlt(area.current, start))
  }
  return (
    <Field label={words.insert} hint={words.hint}>
      {(control) => (
        <select {...control} value="" onChange={(event) => insert(event.target.value as FigureName)}>
          <option value="" disabled>
            {words.choose}
          </option>
          {names.map((name) => (
            <option key={name} value={name}>
              {words.kinds[name]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Selects the figure's alternative text, which has to be rewritten first. */
function selectAlt(area: HTMLTextAreaElement | null, fence: number) {
  if (!area) return
  const start = area.value.indexOf('alt: ', fence) + 5
  area.focus()
  area.setSelectionRange(start, area.value.indexOf('\n', start))
}
