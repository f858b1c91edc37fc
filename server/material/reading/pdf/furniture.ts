import type { Line, Page } from './lines.ts'

/** The number of lines at the top and at the bottom of a page that may be headers, footers or page numbers. */
const EDGE_LINES = 2
/**
 * A line on this many pages is a header or footer. It doesn't have to be on all pages, because it may name the chapter.
 */
const REPEATED_MIN = 3
/** Headers and footers are within this share of a page's height, at the top and at the bottom. */
const MARGIN = 0.14
const LARGER = 1.1
const PAGE_NUMBER =
  /^\W*(?:(?:page|p\.|seite|página|pág\.)\s*)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|de|von)\s*\d{1,4})?\W*$/i

/** Matches an entry of a table of contents: dots followed by a page number. */
const LEADERS = /(?<!\.\s?)(?:\.\s?){5,}\s*(?:\d{1,4}|[ivxlc]{1,7})$/i
const CONTENTS = /^(?:table of contents|contents|inhalt(?:sverzeichnis)?|índice(?: general)?|contenido)$/i
/** A line this close to the height of a page number, in points, is beside it and belongs to the header or footer. */
const SAME_HEIGHT = 2

/** Removes page numbers, headers, footers and tables of contents from the pages. */
export function withoutFurniture(pages: readonly Page[], bodySize: number): Page[] {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const line of edgesOf(page, bodySize)) counts.set(keyOf(line, page), (counts.get(keyOf(line, page)) ?? 0) + 1)
  }
  return pages.map((page) => {
    const edges = edgesOf(page, bodySize)
    const numbers = edges.filter(({ text }) => PAGE_NUMBER.test(text))
    const isFurniture = (line: Line) =>
      (counts.get(keyOf(line, page)) ?? 0) >= REPEATED_MIN ||
      numbers.some(({ y }) => Math.abs(y - line.y) < SAME_HEIGHT)
    const hasContents = page.lines.some(({ text }) => LEADERS.test(text))
    const isContents = ({ text }: Line) => LEADERS.test(text) || CONTENTS.test(text.trim())
    const dropped = new Set([...edges.filter(isFurniture), ...(hasContents ? page.lines.filter(isContents) : [])])
    return { ...page, lines: page.lines.filter((line) => !dropped.has(line)) }
  })
}

/** The lines at the top and bottom of a page. Larger lines are left out, because they may be headings of chapters. */
function edgesOf({ lines, height, bottom }: Page, bodySize: number): Line[] {
  const from = (line: Line) => (line.y - bottom) / height
  const byHeight = lines.filter(({ size }) => size <= bodySize * LARGER).toSorted((a, b) => b.y - a.y)
  return [
    ...byHeight.slice(0, EDGE_LINES).filter((line) => from(line) > 1 - MARGIN),
    ...byHeight.slice(-EDGE_LINES).filter((line) => from(line) < MARGIN),
  ]
}

/** A text that is the same for repeated headers or footers, even if the numbers in them differ. */
const keyOf = ({ text, y }: Line, { bottom, height }: Page) =>
  `${y - bottom > height / 2 ? 'head' : 'foot'} ${text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().toLowerCase()}`
