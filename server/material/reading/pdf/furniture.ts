import type { Line, Page } from './lines.ts'

/** How many lines at the top and bottom of a page may be a running head, a foot or a page number. */
const EDGE_LINES = 2
/** Running heads name the chapter, so they needn't be on every page. */
const REPEATED_MIN = 3
/** Where on the page running heads and feet are, as a share of its height. */
const MARGIN = 0.14
const LARGER = 1.1
const PAGE_NUMBER =
  /^\W*(?:(?:page|p\.|seite|página|pág\.)\s*)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|de|von)\s*\d{1,4})?\W*$/i

/** An entry of a table of contents. */
const LEADERS = /(?<!\.\s?)(?:\.\s?){5,}\s*(?:\d{1,4}|[ivxlc]{1,7})$/i
const CONTENTS = /^(?:table of contents|contents|inhalt(?:sverzeichnis)?|índice(?: general)?|contenido)$/i
/** Running heads stand beside the page number. */
const SAME_HEIGHT = 2

/** Pages without page numbers and without the lines that are repeated at their edges, and without tables of contents. */
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

/** The lines at the edges of a page. Headings of chapters may stand there too, but they are larger. */
function edgesOf({ lines, height, bottom }: Page, bodySize: number): Line[] {
  const from = (line: Line) => (line.y - bottom) / height
  const byHeight = lines.filter(({ size }) => size <= bodySize * LARGER).toSorted((a, b) => b.y - a.y)
  return [
    ...byHeight.slice(0, EDGE_LINES).filter((line) => from(line) > 1 - MARGIN),
    ...byHeight.slice(-EDGE_LINES).filter((line) => from(line) < MARGIN),
  ]
}

/** The same for lines that differ only in numbers, at the same height. */
const keyOf = ({ text, y }: Line, { bottom, height }: Page) =>
  `${y - bottom > height / 2 ? 'head' : 'foot'} ${text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().toLowerCase()}`
