import { LINE_PX, widthOf } from '../lettering.ts'
import { FigureProblem } from '../problem.ts'
import { line, rect, type Svg, text, WIDTH } from '../svg.ts'
import type { Reader } from '../values.ts'
import type { Bars } from './schema.ts'

const TALLEST = 220
const MOST_PARTS = 24

type Area = NonNullable<Bars['area']>

/**
 * A rectangle divided into columns and rows, to scale. Where a coloured column and a coloured row cross, the field has
 * a third colour and a diagonal line.
 */
export function drawArea(area: Area, reader: Reader, top: number): { body: Svg[]; height: number } {
  const read = (edge: 'columns' | 'rows') =>
    area[edge].map((part, index) => {
      const path = ['area', edge, index]
      const size = reader.number(part.size, path)
      if (size <= 0) throw new FigureProblem('A side of a rectangle is longer than 0.', path)
      const cut = reader.whole(part.cut ?? 1, [1, MOST_PARTS], [...path, 'cut'])
      const shaded = reader.whole(part.shaded ?? 0, [0, cut], [...path, 'shaded'])
      return { size, cut, shaded, label: part.label ? reader.fill(part.label, path) : '' }
    })
  const columns = read('columns')
  const rows = read('rows')
  const sum = (parts: readonly { size: number }[]) => parts.reduce((total, { size }) => total + size, 0)
  const left = Math.max(10, ...rows.map(({ label }) => widthOf(label) + 14))
  const scale = Math.min((WIDTH - left - 10) / sum(columns), TALLEST / sum(rows))
  if (Math.min(...columns.map(({ size }) => size), ...rows.map(({ size }) => size)) * scale < 1)
    throw new FigureProblem('The sides are too different to be drawn to scale.', ['area'])
  const head = columns.some(({ label }) => label) ? LINE_PX + 4 : 4
  const [wide, high] = [sum(columns) * scale, sum(rows) * scale]
  const [x0, y0] = [Math.max(left, (WIDTH - wide) / 2), top + head]

  const body: Svg[] = []
  const labels: Svg[] = []
  const stripes = (parts: readonly { size: number; cut: number; shaded: number }[]) => {
    let from = 0
    return parts.flatMap(({ size, cut, shaded }) => {
      const part = (size * scale) / cut
      const start = from
      from += size * scale
      return Array.from({ length: cut }, (_, at) => ({ at: start + at * part, part, isShaded: at < shaded }))
    })
  }
  for (const row of stripes(rows)) {
    for (const column of stripes(columns)) {
      const [x, y] = [x0 + column.at, y0 + row.at]
      const look =
        column.isShaded && row.isShaded ? 'fg-w3' : column.isShaded ? 'fg-w1' : row.isShaded ? 'fg-w2' : 'fg-box'
      body.push(rect(x, y, column.part, row.part, `${look} fg-edge`))
      if (column.isShaded && row.isShaded) body.push(line(x, y + row.part, x + column.part, y, 'fg-s3'))
    }
  }
  let x = x0
  for (const [at, column] of columns.entries()) {
    const middle = x + (column.size * scale) / 2
    if (column.label) labels.push(text(middle, y0 - 7, column.label, { anchor: 'middle' }))
    let y = y0
    for (const [own, row] of rows.entries()) {
      const said = area.fields?.[own]?.[at]
      const label = said ? reader.fill(said, ['area', 'fields', own, at]) : ''
      if (label)
        labels.push(
          text(middle, y + (row.size * scale) / 2 + 5, label, { anchor: 'middle', classes: 'fg-bold fg-halo' }),
        )
      body.push(rect(x, y, column.size * scale, row.size * scale, 'fg-s fg-thick'))
      if (at === 0 && row.label) labels.push(text(x0 - 7, y + (row.size * scale) / 2 + 5, row.label, { anchor: 'end' }))
      y += row.size * scale
    }
    x += column.size * scale
  }
  body.push(rect(x0, y0, wide, high, 'fg-s fg-thick'))
  return { body: [...body, ...labels], height: y0 + high + 10 }
}
