import type { MaterialDocument } from '../../material/service.ts'
import type { Analysis } from './analysis.ts'
import { type Definition, LISTED } from './definitions.ts'
import type { Known } from './distractors.ts'
import { cut } from './explanation.ts'
import { withoutCitations } from './markedDefinitions.ts'
import { hasLoosePronoun, isWhole, pointsElsewhere } from './standalone.ts'
import { isTerm, niceTerm } from './terms.ts'
import { countWords, foldTerm } from './wordForms.ts'

const [FEWEST_WORDS, MOST_WORDS] = [5, 30]

/**
 * Entries of a glossary that explain one sort of a thing with a clause that only says how it differs from the other
 * sorts: 'fixed ratio schedule: a set number of responses must occur before …'. English only.
 */
export function sortsTold(document: MaterialDocument, analysis: Analysis): Definition[] {
  const known = new Set(analysis.definitions.map(({ term }) => foldTerm(term)))
  if (analysis.language !== 'en') return []
  return analysis.sentences.flatMap((sentence) => {
    const block = document.blocks[sentence.block]
    const first = block?.emphasised[0]
    if (!block || block.start !== sentence.start || !first || first.start - block.start > 1) return []
    const [, written = '', rest = ''] = LISTED.exec(withoutCitations(sentence.shown)) ?? []
    if (rest === '') return []
    const term = niceTerm(written, analysis)
    const definition = cut(rest.replace(/\.$/, '').replace(/^refers to the fact that /, ''), 'en').replace(
      / \(e\.g\.[\s\S]*$/,
      '',
    )
    const words = countWords(definition)
    const isClear =
      isTerm(term) &&
      term.includes(' ') &&
      !known.has(foldTerm(term)) &&
      words >= FEWEST_WORDS &&
      words <= MOST_WORDS &&
      /^(?!(?:also|has|have|shows?|indicates?|refers?|contributes?|is|are|was|were|when|to|if|used|see|use)\b)\p{Ll}/u.test(
        definition,
      ) &&
      isWhole(definition) &&
      !/[/?:;]/.test(definition) &&
      !pointsElsewhere(definition, 'en') &&
      !hasLoosePronoun(definition, 'en', 20)
    return isClear ? [{ term, definition, sentence, form: 'listed' as const, also: [] }] : []
  })
}

/** All terms of several words that the source emphasises, which can be distractors for other sorts of the same thing. */
export const emphasisedTerms = ({ blocks, text }: MaterialDocument, analysis: Analysis): Known[] =>
  analysis.sentences.flatMap((sentence) =>
    (sentence.kind === 'heading' ? [] : (blocks[sentence.block]?.emphasised ?? [])).flatMap(({ start, end }) => {
      const written = text
        .slice(start, end)
        .replace(/[.,:;]$/, '')
        .replace(/^[“"‘]|[”"’]$/g, '')
        .replace(/ \([^()]*\)$/, '')
      const term = niceTerm(written, analysis)
      return start >= sentence.start && end <= sentence.end && term.includes(' ') && isTerm(term)
        ? [{ term, told: sentence.shown.replace(written, ''), noun: null, sentence }]
        : []
    }),
  )
