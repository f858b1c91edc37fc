import type { Citation, MaterialDocument, Range } from '../../material/service.ts'
import { type Analysis, analysisOf, type Shown } from './analysis.ts'
import { keySentencesOf } from './keySentences.ts'
import { markdownOf, paragraphOf } from './markdown.ts'
import type { Part } from './parts.ts'
import { shownText } from './sentences.ts'
import { wordsFor } from './words.ts'

/** A lesson in the source's own words. `[n]` in the Markdown stands for the n-th citation, from 1. */
export type MaterialLesson = { markdown: string; citations: Citation[]; keySentences: number; terms: number }

const FEWEST_KEY_SENTENCES = 3
const MOST_KEY_SENTENCES = 8
const WORDS_A_KEY_SENTENCE = 300
const MOST_TERMS = 20

/**
 * The text of a part without navigation, references and similar parts. Below it are its key sentences, and its terms
 * with the source's own explanations.
 */
export function lessonOf(document: MaterialDocument, part: Part): MaterialLesson {
  const analysis = analysisOf(document)
  const inside = analysis.sentences.filter(({ start, end }) => start >= part.start && end <= part.end)
  const cite = citing(document)
  const body = bodyOf(document, part, analysis, inside, cite.of)
  const words = wordsFor(analysis.language)

  const count = Math.min(
    MOST_KEY_SENTENCES,
    Math.max(FEWEST_KEY_SENTENCES, Math.round(part.words / WORDS_A_KEY_SENTENCE)),
  )
  const key = keySentencesOf(inside, count, analysis.language)
  const terms = analysis.definitions
    .filter(({ sentence }) => sentence.start >= part.start && sentence.end <= part.end)
    .slice(0, MOST_TERMS)
  const sections = [
    ...(key.length > 0
      ? [
          `## ${words.keySentences}`,
          listOf(key.map((sentence) => `${markdownOf(sentence.shown)} ${cite.of(sentence)}`)),
        ]
      : []),
    ...(terms.length > 0
      ? [
          `## ${words.terms}`,
          listOf(
            terms.map(
              ({ term, definition, sentence }) =>
                `**${markdownOf(term)}**: ${markdownOf(definition)} ${cite.of(sentence)}`,
            ),
          ),
        ]
      : []),
  ]
  return {
    markdown: [...body, ...sections].join('\n\n'),
    citations: cite.all,
    keySentences: key.length,
    terms: terms.length,
  }
}

const listOf = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

/** Numbers citations in the order in which they are first requested. The same passage always has the same number. */
function citing({ hash, text }: MaterialDocument) {
  const all: Citation[] = []
  const of = ({ start, end }: Range): string => {
    const found = all.findIndex((citation) => citation.start === start && citation.end === end)
    if (found < 0) all.push({ start, end, hash, quote: text.slice(start, end) })
    return `[${found < 0 ? all.length : found + 1}]`
  }
  return { all, of }
}

function bodyOf(
  document: MaterialDocument,
  { start, end, title }: Part,
  { kept }: Analysis,
  inside: Shown[],
  cite: (range: Range) => string,
): string[] {
  const byBlock = Map.groupBy(inside, ({ block }) => block)
  const depths = document.blocks.flatMap(({ kind, level, ...range }, at) =>
    kind === 'heading' && kept[at] && range.start >= start && range.end <= end ? [level ?? 1] : [],
  )
  const highest = Math.min(...depths)
  const blocks = document.blocks.flatMap((block, at) => {
    if (!kept[at] || block.start < start || block.end > end) return []
    const own = document.text.slice(block.start, block.end)
    if (block.kind === 'heading') {
      const shown = shownText(own)
      // Left out, because the page already shows the lesson's title.
      return shown === title && block.start === start
        ? []
        : [`${'#'.repeat(Math.min(4, 2 + (block.level ?? 1) - highest))} ${markdownOf(shown)}`]
    }
    if (block.kind === 'other') return [fenced(own)]
    const sentences = byBlock.get(at) ?? []
    const [first, last] = [sentences[0], sentences.at(-1)]
    if (!first || !last) return []
    const text = sentences
      .map(({ shown }) => markdownOf(shown))
      .filter(Boolean)
      .join(' ')
    if (text === '') return []
    const line = `${text} ${cite({ start: first.start, end: last.end })}`
    return [block.kind === 'item' ? `- ${paragraphOf(line)}` : block.kind === 'quote' ? `> ${line}` : paragraphOf(line)]
  })
  // Leaves out headings with nothing below them.
  return blocks.filter(
    (line, at) => !/^#{2,4} /.test(line) || (at + 1 < blocks.length && headingDepth(blocks[at + 1]) !== depthOr(line)),
  )
}

const depthOr = (line: string) => /^#+/.exec(line)?.[0].length ?? 0
const headingDepth = (line: string | undefined) => {
  const depth = depthOr(line ?? '')
  return depth === 0 ? -1 : depth
}

/** Puts a text in a fence, so that code, formulas and verse keep their line breaks. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
