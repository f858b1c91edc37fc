import { el, round, type Svg, text, WIDTH } from '../svg.ts'
import { type Block, boxOf, textOf } from './block.ts'
import type { Cell } from './cells.ts'
import type { CellsShown } from './schema.ts'

const [CX, CY, INNER, OUTER] = [WIDTH / 2, 98, 40, 74]

/** Places around a ring, clockwise from the top, with their numbers and marks outside. */
export function drawRing(shown: CellsShown, cells: readonly Cell[]): Block {
  const turn = (2 * Math.PI) / cells.length
  const at = (radius: number, angle: number) => [CX + radius * Math.sin(angle), CY - radius * Math.cos(angle)] as const
  const point = (radius: number, angle: number) => at(radius, angle).map(round).join(' ')
  const body = cells.flatMap(({ said, isGrey, isNew, colour }, place): Svg[] => {
    const [from, to] = [(place - 0.5) * turn, (place + 0.5) * turn]
    const [x, y] = at((INNER + OUTER) / 2, place * turn)
    const [ox, oy] = at(OUTER + 10, place * turn)
    const side = Math.sin(place * turn)
    const marks = Object.entries(shown.marks ?? {}).flatMap(([name, where]) => (where === place ? [name] : []))
    const anchor = side > 0.2 ? 'start' : side < -0.2 ? 'end' : 'middle'
    const label = marks.length > 0 ? `${place}: ${marks.join(', ')}` : `${place}`
    return [
      el('path', {
        d: `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}Z`,
        class: isGrey ? 'fg-box fg-dash' : boxOf(isNew, colour),
      }),
      text(x, y + 5, said, { anchor: 'middle', classes: textOf(isNew) }),
      text(ox, oy + 5, label, { anchor, classes: marks.length > 0 ? 'fg-bold' : 'fg-muted' }),
    ]
  })
  return { height: CY * 2, body }
}
