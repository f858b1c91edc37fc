import { answersFor } from './aliases.ts'
import type { Analysis, Shown } from './analysis.ts'
import { areOfOneForm } from './termForm.ts'
import { foldTerm, isStopWord, rootOf, rootsOf, sharesRoot, withoutArticle, wordsOf } from './wordForms.ts'

/** Terms for several sorts of one thing: 'fixed-ratio schedule', 'variable-ratio schedule', 'fixed-interval schedule'. */

/** The noun of a term: 'bond' in 'polar covalent bond', 'elasticity' in 'elasticity of demand'. */
function nounOf(term: string): string {
  const words = wordsOf((withoutArticle(term).split(/ (?:of|in|to|for|between) /)[0] ?? term).replaceAll('-', ' '))
  return words.at(-1)?.toLowerCase() ?? ''
}

/** The words of a term that tell it from other sorts of the same thing. */
const sortWordsOf = (term: string) =>
  wordsOf(withoutArticle(term).replaceAll('-', ' ')).filter(
    (word) => rootOf(word) !== rootOf(nounOf(term)) && !isStopWord(word),
  )

/** 'indeterminate' says that something is not determined. */
const NEGATION = /^(?:in|im|un|non)-?(?=\p{L}{5})/iu

/** Whether a text contains a word of a term, other than its noun, in any form or without its negation. */
export const saysSort = (term: string, text: string) =>
  sharesRoot(
    sortWordsOf(term)
      .flatMap((word) => [word, word.replace(NEGATION, '')])
      .join(' '),
    text.replaceAll('-', ' '),
  )

/** Whether a text contains the noun of a term, but none of the words that tell its sort. */
export const saysOnlyNoun = (term: string, text: string) =>
  sortWordsOf(term).length > 0 && sharesRoot(term, text) && !saysSort(term, text)

/** Other sorts of the thing that a term is for, if the text that explains the term names none of their sorts. */
export function familyOf<Other extends { term: string; told: string; sentence: Shown }>(
  { term, told }: { term: string; told: string },
  pool: Other[],
  analysis: Analysis,
): Other[] {
  const noun = rootOf(nounOf(term))
  const own = sortWordsOf(term).map(rootOf)
  if (own.length === 0 || saysSort(term, told)) return []
  const names = new Set(answersFor(term, analysis).map(foldTerm))
  return pool.filter((other) => {
    if (rootOf(nounOf(other.term)) !== noun || !areOfOneForm(other.term, term)) return false
    const sort = sortWordsOf(other.term).map(rootOf)
    // Everything that the source says about the term, it also says about the other one.
    if (rootsOf(told).every((root) => rootsOf(other.told).includes(root))) return false
    const isOther = sort.some((root) => !own.includes(root)) && own.some((root) => !sort.includes(root))
    // 'A lumbar curve is a secondary curve' says that one is a sort of the other.
    const said = rootsOf(other.sentence.shown.replaceAll('-', ' '))
    const isSortOf = own.filter((root) => !sort.includes(root)).every((root) => said.includes(root))
    return (
      isOther && !isSortOf && !names.has(foldTerm(other.term)) && rootsOf(told).every((root) => !sort.includes(root))
    )
  })
}
