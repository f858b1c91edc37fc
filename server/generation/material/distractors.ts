import { answersFor } from './aliases.ts'
import type { Analysis, Shown } from './analysis.ts'
import { isPlural } from './askable.ts'
import { foldTerm, rootsOf, sharesRoot } from './wordForms.ts'

/** A term of the source, with the sentence that explains or introduces it. */
export type Named = { term: string; sentence: Shown }

const MOST = 3
const FEWEST = 2
/** With more words in common, one explanation could fit both terms. */
const MOST_SHARED = 0.34

/**
 * Other terms of the source, from among which a term can be recognised: of the same form, and neither other names of it
 * nor explained in similar words. The nearest come first, because they belong to the same matter. Empty if there are
 * too few.
 *
 * Terms are recognised rather than typed wherever possible, because a source names the same thing in more ways than a
 * rule can know, and so do people.
 */
export function distractorsFor({ term, sentence }: Named, said: string, pool: Named[], analysis: Analysis): Named[] {
  const names = new Set(answersFor(term, analysis).map(foldTerm))
  const roots = new Set(rootsOf(sentence.shown))
  const isLike = (other: Named) =>
    isPlural(other.term) === isPlural(term) && /^\p{Lu}/u.test(other.term) === /^\p{Lu}/u.test(term)
  const isApart = (other: Named) =>
    other.sentence.start !== sentence.start &&
    !sharesRoot(other.term, `${term} ${said}`) &&
    !sharesRoot(term, `${other.term} ${other.sentence.shown}`) &&
    !answersFor(other.term, analysis).some((name) => names.has(foldTerm(name))) &&
    shareOf(rootsOf(other.sentence.shown), roots) <= MOST_SHARED
  const found = new Map<string, Named>()
  for (const other of pool.filter((one) => isLike(one) && isApart(one)).toSorted(byDistance(sentence)))
    if (![...found.values()].some(({ term: taken }) => sharesRoot(taken, other.term)))
      found.set(foldTerm(other.term), other)
  const others = [...found.values()].slice(0, MOST)
  return others.length < FEWEST ? [] : others
}

const shareOf = (own: string[], others: Set<string>) =>
  own.length === 0 ? 0 : own.filter((root) => others.has(root)).length / own.length

const byDistance =
  ({ start }: Shown) =>
  (a: Named, b: Named) =>
    Math.abs(a.sentence.start - start) - Math.abs(b.sentence.start - start)
