import { answersFor } from './aliases.ts'
import type { Analysis, Shown } from './analysis.ts'
import type { Definition } from './definitions.ts'
import { familyOf } from './families.ts'
import { headOf } from './heads.ts'
import { areAlike } from './kindsOfThings.ts'
import { once } from './once.ts'
import { areOfOneForm } from './termForm.ts'
import { foldTerm, rootsOf, sharesRoot } from './wordForms.ts'

/**
 * A term of the source, and its explanation in the source: `noun` is the kind of thing, and `told` is the whole
 * explanation.
 */
export type Known = { term: string; noun: string | null; told: string; sentence: Shown }

export const knownFrom = ({ term, definition, sentence }: Definition, language: string | null): Known => ({
  ...{ term, told: definition, sentence },
  noun: headOf(definition, language),
})

const COUNT = 3
/**
 * Terms that are further apart than this many characters are rarely about the same subject. In set G (eval/material),
 * nearly all choices with a distractor from further away were judged weak, and most of the others good.
 */
const MOST_APART = 4_000
/**
 * The maximum share of words that two explanations may have in common. Above it, one explanation could fit both terms.
 */
const MOST_SHARED = 0.34

const nameSets = once((_: Analysis) => new Map<string, Set<string>>())

/** All names of a term. They are looked up once, because each term is compared with many others. */
function namesOf(term: string, analysis: Analysis): Set<string> {
  const sets = nameSets(analysis)
  const names = sets.get(term) ?? new Set(answersFor(term, analysis).map(foldTerm))
  sets.set(term, names)
  return names
}

/**
 * Other terms of the source that can be distractors for a term: of the same kind and form, and neither other names of
 * it nor explained in similar words. Those nearest to it in the source come first, because they are about the same
 * subject. Empty if there are too few.
 */
export function distractorsFor<Other extends Known>(own: Known, pool: Other[], analysis: Analysis): Other[] {
  const { term, told, sentence } = own
  const roots = new Set(rootsOf(told))
  const names = namesOf(term, analysis)
  const isLike = (other: Known) => areAlike(own, other) && areOfOneForm(other.term, term)
  const isApart = (other: Known) =>
    other.sentence.start !== sentence.start &&
    Math.abs(other.sentence.start - sentence.start) <= MOST_APART &&
    !sharesRoot(other.term, `${term} ${told}`) &&
    !sharesRoot(term, `${other.term} ${other.told}`) &&
    shareOf(rootsOf(other.told), roots) <= MOST_SHARED &&
    ![...namesOf(other.term, analysis)].some((name) => names.has(name))
  const near = pool.toSorted(byDistance(sentence))
  const found: Other[] = []
  for (const other of near) {
    if (found.length === COUNT) return found
    if (isLike(other) && isApart(other) && !found.some(({ term: taken }) => sharesRoot(taken, other.term)))
      found.push(other)
  }
  return found.length < COUNT ? [] : found
}

const FEWEST_OF_A_FAMILY = 2

/**
 * Terms for other sorts of the same thing. If there are only two of these, another term is added. Empty if there are
 * too few.
 */
export function sortsFor(own: Known, pool: Known[], sorts: Known[], analysis: Analysis): Known[] {
  const found = new Map<string, Known>()
  for (const one of familyOf(own, [...pool, ...sorts], analysis).toSorted(byDistance(own.sentence)))
    if (one.sentence.start !== own.sentence.start && !found.has(foldTerm(one.term))) found.set(foldTerm(one.term), one)
  const family = [...found.values()].slice(0, COUNT)
  if (family.length === COUNT) return family
  const others = family.length < FEWEST_OF_A_FAMILY ? [] : distractorsFor(own, pool, analysis)
  const all = [...family, ...others.filter(({ term }) => !family.some((one) => sharesRoot(one.term, term)))]
  return all.length < COUNT ? [] : all.slice(0, COUNT)
}

const shareOf = (own: string[], others: Set<string>) =>
  own.length === 0 ? 0 : own.filter((root) => others.has(root)).length / own.length

const byDistance =
  ({ start }: Shown) =>
  (a: Pick<Known, 'sentence'>, b: Pick<Known, 'sentence'>) =>
    Math.abs(a.sentence.start - start) - Math.abs(b.sentence.start - start)
