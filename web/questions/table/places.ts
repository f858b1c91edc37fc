import type { QuestionOf } from '../questionKind.ts'

/** A blank cell with the heads that name it. */
export type Place = { id: string; number: boolean; headHtml: string; columnHtml: string }

/** Row by row. */
export const placesOf = ({ columns, rows }: QuestionOf<'table'>): Place[] =>
  rows.flatMap(({ headHtml, cells }) =>
    cells.flatMap(({ blank }, at) => (blank ? [{ ...blank, headHtml, columnHtml: columns[at + 1] ?? '' }] : [])),
  )

export const textIn = (cells: { id: string; text: string }[], id: string) => cells.find((cell) => cell.id === id)?.text

/** What has a digit may be a number; the server knows. */
export const isFilled = (text: string, number: boolean) => (number ? /\p{N}/u.test(text) : text.trim() !== '')
