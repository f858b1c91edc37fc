import { widthOf } from '../lettering.ts'
import { FigureProblem } from '../problem.ts'
import { el, line, rect, type Svg, text, WIDTH } from '../svg.ts'
import { type Around, type Block, boxOf } from './block.ts'
import type { TreeShown } from './schema.ts'

const HIGH = 22
const LEVEL = 32
type Branch = TreeShown['tree']
type Node = { branch: Branch; depth: number; x: number; wide: number; to: Node[] }

/** A tree with its root at the top. Every node is in the middle above its branches. */
export function drawTree({ tree }: TreeShown, { path }: Around): Block {
  const ends = { right: 2 }
  const nodes: Node[] = []
  const root = place(tree, 0, ends, nodes)
  if (nodes.length > 31) throw new FigureProblem('A tree may have 31 parts.', [...path, 'tree'])
  const [least, most] = [
    Math.min(...nodes.map(({ x, wide }) => x - wide / 2)),
    Math.max(...nodes.map(({ x, wide }) => x + wide / 2)),
  ]
  if (most - least > WIDTH - 2) throw new FigureProblem('The tree is too wide.', [...path, 'tree'])
  const shift = (WIDTH - least - most) / 2
  const deepest = Math.max(...nodes.map(({ depth }) => depth))
  const lines = nodes.flatMap(({ x, depth, to }) =>
    to.map((child) => line(x + shift, depth * LEVEL + HIGH + 2, child.x + shift, child.depth * LEVEL + 2, 'fg-s6')),
  )
  const boxes = nodes.map(({ branch, x, wide, depth }): Svg => {
    const [left, top] = [x + shift - wide / 2, depth * LEVEL + 2]
    const front = frontOf(branch)
    const parts = [
      rect(left, top, wide, HIGH, branch.grey ? 'fg-box fg-dash' : boxOf(false, branch.colour), 4),
      ...(branch.front === undefined
        ? []
        : [
            rect(left, top, front, HIGH, 'fg-w5 fg-s5', 4),
            text(left + front / 2, top + 15, String(branch.front), { anchor: 'middle', classes: 'fg-bold' }),
          ]),
      text(x + shift + front / 2, top + 15, String(branch.text), { anchor: 'middle' }),
    ]
    return el('g', branch.grey ? { class: 'fg-faded' } : {}, ...parts)
  })
  return root ? { height: deepest * LEVEL + HIGH + 6, body: [...lines, ...boxes] } : { height: 0, body: [] }
}

const frontOf = ({ front }: Branch) => (front === undefined ? 0 : widthOf(String(front), { bold: true }) + 10)

function place(branch: Branch, depth: number, ends: { right: number }, nodes: Node[]): Node {
  const wide = Math.max(20, widthOf(String(branch.text)) + (branch.front === undefined ? 11 : 15) + frontOf(branch))
  const from = ends.right
  const to = (branch.to ?? []).map((child) => place(child, depth + 1, ends, nodes))
  const [first, last] = [to[0], to.at(-1)]
  const x = first && last ? Math.max((first.x + last.x) / 2, from + wide / 2) : from + wide / 2
  ends.right = Math.max(ends.right, x + wide / 2 + 5)
  const node = { branch, depth, x, wide, to }
  nodes.push(node)
  return node
}
