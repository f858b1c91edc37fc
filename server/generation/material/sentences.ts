import type { BlockKind, MaterialDocument, Range } from '../../material/service.ts'
import { goesOn } from './abbreviations.ts'

/** A sentence of a document. `start` and `end` are its offsets in the document's text. */
export type Sentence = Range & { text: string; block: number; kind: BlockKind }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Marks of notes and references, as in Wikipedia: [12], [a], [note 3]. */
const REFERENCE_MARK = /\[(?:\d{1,3}(?:[,–-]\s?\d{1,3})*|[a-z]|(?:note|nb|nota) \d+|citation needed|cita requerida)\]/gi

/**
 * The sentences of a document in the order of its text. A sentence never extends over two blocks. A block that isn't
 * prose is a single sentence.
 */
export const sentencesOf = ({ text, blocks }: Pick<MaterialDocument, 'text' | 'blocks'>): Sentence[] =>
  blocks.flatMap(({ start, end, kind }, block) => {
    const ranges = kind === 'other' ? [{ start: 0, end: end - start }] : rangesOf(text.slice(start, end))
    return ranges.map((range) => {
      const [from, to] = [start + range.start, start + range.end]
      return { start: from, end: to, text: text.slice(from, to), block, kind }
    })
  })

function rangesOf(text: string): Range[] {
  // Replaces each mark with quotation marks, because the segmenter doesn't end a sentence at these, but accepts them
  // after the full stop.
  const masked = text.replace(REFERENCE_MARK, (mark) => '"'.repeat(mark.length))
  const ranges: Range[] = []
  let open: Range | null = null
  for (const { index, segment } of segmenter.segment(masked)) {
    const end = index + segment.trimEnd().length
    const start = index + segment.length - segment.trimStart().length
    if (start >= end) continue
    if (open && goesOn(masked.slice(open.start, open.end), masked.slice(start))) open.end = end
    else {
      open = { start, end }
      ranges.push(open)
    }
  }
  return ranges
}

/** A sentence as it's shown to learners: without marks of notes, and without brackets that are empty as a result. */
export const shownText = (text: string): string =>
  text
    .replace(new RegExp(`\\s*${REFERENCE_MARK.source}(?=[\\s.,;:]*(?:[.,;:]|$))`, 'gi'), '')
    .replace(REFERENCE_MARK, '')
    .replace(/(?<!\s)\s*[([](?:[\s,;:.]|\b(?:or|and|o|y|oder|und)\b)*[)\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
