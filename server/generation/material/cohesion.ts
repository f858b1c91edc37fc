import type { MaterialDocument } from '../../material/service.ts'
import { countWords, rootsOf } from './wordForms.ts'

/** The number of words on either side of a gap that are compared. */
const WINDOW = 250
/** How far from an even division a cut may be, as a share of a piece. */
const PLAY = 0.45

/**
 * Where to divide a text without headings: the places near an even division at which the words before and after differ
 * most, after Hearst (1997), "TextTiling: segmenting text into multi-paragraph subtopic passages". Returns the indices
 * of the blocks that begin a new piece.
 */
export function cohesionCuts(
  { blocks, text }: Pick<MaterialDocument, 'blocks' | 'text'>,
  { first, last }: { first: number; last: number },
  pieces: number,
): number[] {
  const counts = blocks
    .slice(first, last + 1)
    .map(({ start, end, kind }) => (kind === 'other' ? 0 : countWords(text.slice(start, end))))
  const before = [0]
  for (const count of counts) before.push((before.at(-1) ?? 0) + count)
  const piece = (before.at(-1) ?? 0) / pieces
  const roots = blocks.slice(first, last + 1).map(({ start, end }) => rootsOf(text.slice(start, end)))

  const cuts: number[] = []
  for (let nth = 1; nth < pieces; nth += 1) {
    const near = counts.flatMap((_, at) => {
      const distance = Math.abs((before[at] ?? 0) - nth * piece)
      return at > (cuts.at(-1) ?? 0) && distance <= PLAY * piece ? [{ at, distance }] : []
    })
    const scored = near.map(({ at, distance }) => ({
      at,
      score: similarity(roots, counts, at) + (0.2 * distance) / piece,
    }))
    const best = scored.sort((a, b) => a.score - b.score || a.at - b.at)[0]
    if (best) cuts.push(best.at)
  }
  return cuts.map((at) => first + at)
}

function similarity(roots: string[][], counts: number[], at: number): number {
  const back = collect(roots, counts, at - 1, -1)
  const on = collect(roots, counts, at, 1)
  let dot = 0
  for (const [root, count] of back) dot += count * (on.get(root) ?? 0)
  const norm = (bag: Map<string, number>) => Math.sqrt([...bag.values()].reduce((sum, count) => sum + count * count, 0))
  return dot / (norm(back) * norm(on) || 1)
}

function collect(roots: string[][], counts: number[], from: number, step: 1 | -1): Map<string, number> {
  const bag = new Map<string, number>()
  for (let at = from, words = 0; at >= 0 && at < roots.length && words < WINDOW; at += step) {
    words += counts[at] ?? 0
    for (const root of roots[at] ?? []) bag.set(root, (bag.get(root) ?? 0) + 1)
  }
  return bag
}
