import { type ReactNode, useId } from 'react'
import type { QuestionOf } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'
import './table.css'

type Blank = { id: string; number: boolean }
type Props = {
  question: Pick<QuestionOf<'table'>, 'columns' | 'rows'>
  /** Renders a blank cell; `labelledBy` holds the ids of its row and column headers. */
  children: (blank: Blank, labelledBy: string) => ReactNode
  /** Class of a blank cell once it is known to be right or wrong. */
  tone?: (blank: Blank) => string | undefined
  labelledBy?: string
  label?: string
}

/** The question's table with its headers. Scrolls horizontally if it is wider than the page. */
export function Grid({ question: { columns, rows }, children, tone, labelledBy, label }: Props) {
  const base = useId()
  const [corner = '', ...heads] = columns
  return (
    <div className="grid-scroll">
      <table className="grid-table" aria-labelledby={labelledBy} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Snippet html={corner} />
            </th>
            {heads.map((html, column) => (
              <th key={column} scope="col">
                <Snippet html={html} id={`${base}c${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ headHtml, cells }, row) => (
            <tr key={row}>
              <th scope="row">
                <Snippet html={headHtml} id={`${base}r${row}`} />
              </th>
              {cells.map(({ html, blank }, column) => (
                <td key={column} className={blank ? tone?.(blank) : undefined}>
                  {blank ? children(blank, `${base}r${row} ${base}c${column}`) : <Snippet html={html ?? ''} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
