/** A sentence of a lesson, with the marks (such as `s12`) of the source's sentences that it cites. */
export type Claim = { id: string; text: string; marks: string[] }

type Line = { before: string; claims: Claim[] } | { text: string }
export type ClaimedLesson = Line[]

const MARKS = /\[\s*s\d+(?:\s*[,;–-]\s*s?\d+)*\s*\]/g
const MARKS_AFTER_STOP = /([.!?…]["'”’»)*_]*)((?:\s*\[\s*s\d+(?:\s*[,;–-]\s*s?\d+)*\s*\])+)/g
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const NO_PROSE = /^\s*(?:#{1,6}\s|\||\$\$|[-*_]{3,}\s*$|$)/
const BEFORE = /^\s*(?:(?:[-*+]|\d+[.)]|>)\s+)*/
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The lines of a text, and whether each belongs to a block of code. */
export function linesOf(markdown: string): { line: string; isCode: boolean }[] {
  let fence: string | null = null
  return markdown.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1]
    const isCode = fence !== null || mark !== undefined
    if (fence === null && mark !== undefined) fence = mark
    else if (fence !== null && mark?.startsWith(fence)) fence = null
    return { line, isCode }
  })
}

/** Divides a lesson into its sentences. Headings, code, tables and formulas contain no claims. */
export function claimsIn(markdown: string): ClaimedLesson {
  let count = 0
  return linesOf(markdown).map(({ line, isCode }) => {
    if (isCode) return { text: line }
    if (NO_PROSE.test(line)) return { text: withoutMarks(line) }
    const before = BEFORE.exec(line)?.[0] ?? ''
    const claims = sentencesIn(line.slice(before.length)).map((text) => ({ id: `c${++count}`, ...claimOf(text) }))
    return { before, claims }
  })
}

/** Splits a model's sentence into its text and its marks. */
export function claimOf(sentence: string): { text: string; marks: string[] } {
  const marks = [...sentence.matchAll(MARKS)].flatMap(([all]) => marksIn(all))
  return { text: withoutMarks(sentence.replace(/\s+/g, ' ')), marks: [...new Set(marks)] }
}

function marksIn(group: string): string[] {
  const [...pieces] = group.matchAll(/(\d+)(?:\s*[–-]\s*s?(\d+))?/g)
  return pieces.flatMap(([, from = '', to]) => {
    const [first, last] = [Number(from), Number(to ?? from)]
    const isRange = last > first && last - first < 20
    return isRange ? Array.from({ length: last - first + 1 }, (_, at) => `s${first + at}`) : [`s${from}`]
  })
}

export const withoutMarks = (text: string) =>
  text
    .replace(MARKS, '')
    .replace(/(?<![ \t])[ \t]+([.,;:!?])/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()

function sentencesIn(text: string): string[] {
  // Marks belong to the sentence before them, whose full stop they may follow.
  const moved = text.replace(
    MARKS_AFTER_STOP,
    (_, stop: string, marks: string) => `${marks.replaceAll(/\s/g, '')}${stop}`,
  )
  // Full stops in formulas and code don't end a sentence.
  const masked = moved.replace(/\$[^$\n]+\$|`[^`\n]+`/g, (inner) => 'x'.repeat(inner.length))
  const sentences: string[] = []
  for (const { index, segment } of segmenter.segment(masked)) {
    const whole = moved.slice(index, index + segment.length)
    const last = sentences.at(-1)
    // A full stop in bold ends a sentence before the asterisks that close the bold.
    const [closing = ''] = last === undefined ? [] : (/^(?:\*+|_+)(?=\s|$)/.exec(whole) ?? [])
    const own = whole.slice(closing.length)
    if (closing !== '') sentences[sentences.length - 1] += closing
    // Words in bold that end with a colon or a full stop introduce what follows.
    if (/^\*\*[^*]+\*\*\s*$/.test(sentences.at(-1) ?? '')) sentences[sentences.length - 1] += own
    else sentences.push(own)
  }
  return sentences.map((one) => one.trim()).filter((one) => withoutMarks(one) !== '')
}

const LABEL = /^\*\*[^*]+(?:[:.]\*\*|\*\*:)\s*/

/** Keeps words in bold that introduce a sentence, such as **In fact:**, before its new version. */
export function withLabel(anew: string, text: string): string {
  const [label] = LABEL.exec(text) ?? []
  return label === undefined || anew.startsWith('**') ? anew : `${label}${anew}`
}

export const claimsOf = (lesson: ClaimedLesson): Claim[] =>
  lesson.flatMap((line) => ('claims' in line ? line.claims : []))

const STEP = /^(\d+)[.)]\s/
const renumbered = (before: string, gone: number) => before.replace(/^\d+(?=[.)]\s)/, (n) => String(Number(n) - gone))

/**
 * Puts a lesson together again. `write` returns the text of a claim, or null to leave the claim out. Paragraphs and
 * headings with nothing left below them are left out as well, and the steps of numbered lists are numbered anew.
 */
export function joined(lesson: ClaimedLesson, write: (claim: Claim) => string | null): string {
  // How many steps of the current numbered list have been left out.
  let gone = 0
  const lines = lesson.flatMap((line) => {
    if ('text' in line) {
      if (/^#{1,6}\s/.test(line.text)) gone = 0
      return [line.text]
    }
    const kept = line.claims.flatMap((claim) => write(claim) ?? [])
    const [, number] = STEP.exec(line.before) ?? []
    if (number === '1') gone = 0
    if (kept.length > 0) return [`${renumbered(line.before, gone)}${kept.join(' ')}`]
    if (number !== undefined) gone += 1
    return []
  })
  const depthOf = (line: string | undefined) => /^(#{1,6})\s/.exec(line ?? '')?.[1]?.length ?? 0
  const isNeeded = (line: string, at: number) => {
    const depth = depthOf(line)
    if (depth === 0) return true
    const next = lines.slice(at + 1).find((one) => one.trim() !== '' && !(depthOf(one) > depth && isEmpty(one)))
    return next !== undefined && (depthOf(next) === 0 || depthOf(next) > depth)
  }
  const isEmpty = (heading: string): boolean => {
    const at = lines.indexOf(heading)
    const next = lines.slice(at + 1).find((one) => one.trim() !== '')
    return next === undefined || (depthOf(next) > 0 && depthOf(next) <= depthOf(heading))
  }
  return lines
    .filter(isNeeded)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
