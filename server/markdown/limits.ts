const MOST_CHARACTERS = 200 * 1024
const MOST_MARKS = 1_000
const MOST_NESTED = 10
const MOST_CONTAINERS = 4_000
const MOST_CELLS = 20_000

const MARK = /[*_]+|~+|\[|\]/g
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/
const DELIMITER_ROW = /^\|?:?-+:?(?:\|:?-+:?)*\|?$/

/**
 * Throws a RangeError for what would keep the renderer busy for minutes. micromark takes quadratic time over the marks
 * of one paragraph and over nested quotes, and a table's missing cells are filled in: 30 KB may become 150 MB.
 */
export function refuseEndless(markdown: string) {
  if (markdown.length > MOST_CHARACTERS) throw new RangeError(`A text has at most ${MOST_CHARACTERS} characters.`)
  let containers = 0
  let cells = 0
  for (const block of markdown.split(/\n[ \t]*\n/)) {
    if ((block.match(MARK)?.length ?? 0) > MOST_MARKS) {
      throw new RangeError(`A paragraph has at most ${MOST_MARKS} marks such as * and [.`)
    }
    const lines = block.split('\n')
    for (const [index, line] of lines.entries()) {
      const nested = CONTAINERS.exec(line)?.[0].match(/>|[^\s>]+/g)?.length ?? 0
      if (nested > MOST_NESTED) throw new RangeError(`Quotes and lists nest at most ${MOST_NESTED} deep.`)
      containers += nested
      if (DELIMITER_ROW.test(line.replace(/[\s>]+/g, ''))) cells += line.split('|').length * (lines.length - index)
    }
  }
  if (containers > MOST_CONTAINERS) throw new RangeError(`A text has at most ${MOST_CONTAINERS} list items and quotes.`)
  if (cells > MOST_CELLS) throw new RangeError(`The tables of a text have at most ${MOST_CELLS} cells.`)
}
