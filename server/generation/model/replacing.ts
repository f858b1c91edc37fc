import { type ClaimedLesson, claimsIn } from '../claims.ts'

/** The words that introduce a paragraph, such as **In fact:**. */
const LABEL = /^\*\*[^*]+[:：]\*\*/
const labelOf = (line: string) => LABEL.exec(line)?.[0] ?? ''

/** Whether a text is a single line that doesn't begin a heading, a list, a table or a fence. */
export const isSentence = (text: string) =>
  text !== '' && !text.includes('\n') && !/^(?:#|[-*+>|]\s|\d+[.)]\s|`{3}|~{3})/.test(text)

type Replacing = { quote: string; replacement: string; mayRemove?: boolean }

/**
 * Replaces one or more sentences of a paragraph. Returns null if the quote isn't in the lesson exactly once, or if the
 * replacement would change more than these sentences. An empty replacement removes them if `mayRemove` is set.
 */
export function replaced(markdown: string, { quote, replacement, mayRemove = false }: Replacing): string | null {
  const at = markdown.indexOf(quote)
  if (at < 0 || markdown.includes(quote, at + 1) || replacement === quote) return null
  if (replacement === '' ? !mayRemove : !isSentence(replacement)) return null
  const lines = markdown.split('\n')
  const place = markdown.slice(0, at).split('\n').length - 1
  const [line = '', prose] = [lines[place], claimsIn(markdown)[place]]
  const from = at - (markdown.lastIndexOf('\n', at) + 1)
  const to = from + quote.length
  // Only sentences of one paragraph can be replaced, without the marks of a list before them.
  if (!isProse(prose) || from < prose.before.length || to > line.length) return null
  const said = line.slice(prose.before.length)
  const [before, after] = [line.slice(prose.before.length, from), line.slice(to)]
  const now = replacement === '' ? `${before.trimEnd()} ${after.trimStart()}`.trim() : before + replacement + after
  const label = labelOf(said)
  if (labelOf(now) !== label || (label !== '' && now === label)) return null
  if (now !== '') return lines.with(place, prose.before + now).join('\n')
  return lines
    .toSpliced(place, 1)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

const isProse = (line: ClaimedLesson[number] | undefined) => line !== undefined && 'claims' in line

/** Whether a line is a row of a table, or a formula on a line of its own. */
export const isOwnLine = (text: string) => columnsOf(text) !== null || isFormula(text)

/**
 * Replaces a row of a table by another one with as many columns, or a formula on a line of its own by another formula.
 * Returns null if that isn't possible.
 */
export function replacedLine(markdown: string, { quote, replacement }: Replacing): string | null {
  const [line, now] = [quote.trim(), replacement.trim()]
  const lines = markdown.split('\n')
  const place = lines.findIndex((one) => one.trim() === line)
  const isLike = isFormula(line) ? isFormula(now) : columnsOf(line) !== null && columnsOf(line) === columnsOf(now)
  if (!isLike || place < 0 || lines.findLastIndex((one) => one.trim() === line) !== place || line === now) return null
  return lines.with(place, now).join('\n')
}

/** The number of columns of a row. Null if the line isn't a row. */
const columnsOf = (line: string) =>
  /^\s*\|/.test(line) && !line.includes('\n') ? line.split(/(?<!\\)\|/).length : null
const isFormula = (line: string) => /^\s*\$\$[^$\n]+\$\$\s*$/.test(line)
