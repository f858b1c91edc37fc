import type { Line, Page } from './lines.ts'

/**
 * The typography of a document: the font size of its text, the distance between lines, and a function that returns the
 * level of a heading, or undefined for any other line.
 */
export type Style = { bodySize: number; pitch: number; levelOf: (line: Line) => number | undefined }

const LARGER = 1.12
const HEADING_MAX_LENGTH = 160
/** The lowest level of headings. Further font sizes don't get their own levels. */
const LEVELS = 6
/** Bold lines no larger than the body text only count as headings if at most this share of all lines is bold. */
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
  // If a bold and a plain heading have the same size, the bold one is on the higher level.
  const rankOf = (line: Line) => line.size * 2 + (line.bold ? 1 : 0)
  const ranks = [...new Set(lines.filter(isHeading).map(rankOf))].sort((a, b) => b - a)
  const levels = new Map(ranks.map((rank, i) => [rank, Math.min(i + 1, LEVELS)]))
  return {
    bodySize,
    pitch: commonest(gaps) ?? bodySize * 1.2,
    levelOf: (line) => (isHeading(line) ? levels.get(rankOf(line)) : undefined),
  }
}

/** The font size that most of the text has. */
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
