import { LINE_PX, widthOf, wrap } from '../lettering.ts'
import { FigureProblem } from '../problem.ts'
import { arrow, rect, type Svg, text, WIDTH } from '../svg.ts'
import { type Around, type Block, boxOf, textOf } from './block.ts'
import type { ColumnsShown } from './schema.ts'

const ITEM = 23

/** Places side by side with items in them. Items that have come in since the step before have a thick border. */
export function drawColumns(shown: ColumnsShown, before: ColumnsShown | undefined, { path }: Around): Block {
  const count = shown.columns.length
  const gap = count > 5 ? 3 : 10
  const wide = (WIDTH - 8 - gap * (count - 1)) / count
  const leftOf = (at: number) => 4 + at * (wide + gap)
  const body: Svg[] = []
  let top = 2
  if (shown.move) {
    const { from, to, label } = shown.move
    if (from >= count || to >= count || from === to)
      throw new FigureProblem('A move goes from one column to another.', [...path, 'move'])
    const [x1, x2] = [leftOf(from) + wide / 2, leftOf(to) + wide / 2]
    body.push(text((x1 + x2) / 2, 13, label, { anchor: 'middle', classes: 'fg-mono' }))
    body.push(arrow([x1, 22], [x2, 22], { colour: 2 }))
    top += 26
  }
  const heads = shown.columns.map(({ title }) => wrap(String(title), wide - 4, { bold: true }))
  const head = Math.max(...heads.map((lines) => lines.length)) * LINE_PX + 4
  const most = Math.max(1, ...shown.columns.map(({ items }) => items.length))
  for (const [at, { items, grey, colour }] of shown.columns.entries()) {
    const x = leftOf(at)
    body.push(
      ...(heads[at] ?? []).map((said, row) =>
        text(x + wide / 2, top + 13 + row * LINE_PX, said, { anchor: 'middle', classes: 'fg-bold' }),
      ),
      rect(
        x,
        top + head,
        wide,
        most * ITEM + 6,
        grey ? 'fg-w6 fg-s6 fg-dash' : colour ? `fg-w${colour} fg-s${colour} fg-thick` : 'fg-s6',
        3,
      ),
    )
    const old = before?.columns[at]?.items.map(String)
    for (const [row, item] of items.map(String).entries()) {
      const y = top + head + 4 + row * ITEM
      const isNew = before !== undefined && !old?.includes(item)
      if (widthOf(item, { bold: isNew }) > wide - 5)
        throw new FigureProblem(`'${item}' is too long for its column.`, [...path, 'columns', at])
      body.push(
        rect(x + 3, y, wide - 6, ITEM - 3, boxOf(isNew), 3),
        text(x + wide / 2, y + 15, item, { anchor: 'middle', classes: textOf(isNew) }),
      )
    }
  }
  return { height: top + head + most * ITEM + 8, body }
}
