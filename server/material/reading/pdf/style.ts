import type { Line, Page } from './lines.ts'

/** How a document is set: the size of its text, its line spacing, and the level of each look that headings have. */
export type Style = { bodySize: number; pitch: number; levelOf: (line: Line) => number | undefined }

const LARGER = 1.12
const HEADING_MAX_LENGTH = 160
/** More looks than this are decoration. */
const LEVELS = 6
/** Bold text of the body's size is only taken for a heading if lines of that look are rare. */
const BOLD_SHARE_MAX = 0.15

export function styleOf(pages: readonly Page[]): Style {
  const lines = pages.flatMap((page) => page.lines)
  const bodySize = bodySizeOf(pages)
  const gaps = pages.flatMap(({ lines: own }) =>
    own.slice(1).flatMap((line, i): [number, number][] => {
      const gap = (own[i]?.y ?? 0) - line.y
      return line.size === bodySize && gap > bodySize * 0.8 && gap < bodySize * 3 ? [[Math.round(gap * 2) / 2, 1]] : []
    }),
  )
  const bold = lines.filter((line) => line.bold && line.size >= bodySize * 0.95 && !line.mono)
  const boldIsRare = bold.length < lines.length * BOLD_SHARE_MAX
  const isHeading = ({ text, size, bold, mono }: Line) =>
    text.length <= HEADING_MAX_LENGTH &&
    /\p{L}{2}/u.test(text) &&
    !mono &&
    (size >= bodySize * LARGER || (bold && boldIsRare && size >= bodySize * 0.95 && !/[.;,]$/.test(text)))
  // A bold line is above a plain one of the same size.
  const rankOf = (line: Line) => line.size * 2 + (line.bold ? 1 : 0)
  const ranks = [...new Set(lines.filter(isHeading).map(rankOf))].sort((a, b) => b - a)
  const levels = new Map(ranks.map((rank, i) => [rank, Math.min(i + 1, LEVELS)]))
  return {
    bodySize,
    pitch: commonest(gaps) ?? bodySize * 1.2,
    levelOf: (line) => (isHeading(line) ? levels.get(rankOf(line)) : undefined),
  }
}

/** The size in which most of the text is set. */
export const bodySizeOf = (pages: readonly Page[]) =>
  commonest(pages.flatMap(({ lines }) => lines.map(({ size, text }): [number, number] => [size, text.length]))) ?? 10

function commonest(weighed: readonly [value: number, weight: number][]): number | undefined {
  const sums = new Map<number, number>()
  for (const [value, weight] of weighed) sums.set(value, (sums.get(value) ?? 0) + weight)
  return [...sums].reduce<[number, number] | undefined>(
    (best, one) => (best && best[1] >= one[1] ? best : one),
    undefined,
  )?.[0]
}
