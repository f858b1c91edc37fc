import { answersFor } from './aliases.ts'
import type { Analysis, Shown } from './analysis.ts'
import { headOf, isPlural } from './askable.ts'
import type { Definition } from './definitions.ts'
import { foldTerm, rootOf, rootsOf, sharesRoot } from './wordForms.ts'

/** Nouns that say of what kind a thing is. With distractors of another kind, the key could be told without knowing it. */
const KINDS = [
  'person people someone worker scientist expert member ruler official',
  'process act action practice method technique movement transfer conversion formation use activity procedure change',
  'state condition disorder disease illness syndrome feeling emotion',
  'substance chemical compound element mineral molecule acid gas material rock liquid ion metal',
  'part structure organ cell tissue bone muscle region area layer place',
  'unit measure amount rate ratio number quantity value degree',
  'theory idea belief view approach principle model perspective rule law concept',
  'group set collection class family organization organisation company agency',
].map((words) => new Set(words.split(' ').map(rootOf)))

function kindOf(definition: string): number | string | null {
  const head = headOf(definition)
  if (head === null) return null
  const root = rootOf(head)
  const kind = KINDS.findIndex((roots) => roots.has(root))
  return kind < 0 ? root : kind
}

const MOST = 3
const FEWEST = 2
/** With more words in common, one explanation could fit both terms. */
const MOST_SHARED = 0.34

/**
 * Other terms of the source, from among which a term can be recognised: of the same kind and form, and neither other
 * names of it nor explained in similar words. The nearest come first, because they belong to the same matter. Empty if
 * there are too few.
 *
 * Terms are recognised rather than typed where that is possible, because a source names the same thing in more ways than
 * a rule can know, and so do people.
 */
export function distractorsFor(
  { term, sentence, definition }: Definition,
  pool: Definition[],
  analysis: Analysis,
): Definition[] {
  const kind = kindOf(definition)
  if (kind === null) return []
  const names = new Set(answersFor(term, analysis).map(foldTerm))
  const roots = new Set(rootsOf(sentence.shown))
  const isLike = (other: Definition) =>
    kindOf(other.definition) === kind &&
    isPlural(other.term) === isPlural(term) &&
    /^\p{Lu}/u.test(other.term) === /^\p{Lu}/u.test(term)
  const isApart = (other: Definition) =>
    other.sentence.start !== sentence.start &&
    !sharesRoot(other.term, `${term} ${definition}`) &&
    !sharesRoot(term, `${other.term} ${other.sentence.shown}`) &&
    !answersFor(other.term, analysis).some((name) => names.has(foldTerm(name))) &&
    shareOf(rootsOf(other.sentence.shown), roots) <= MOST_SHARED
  const found = new Map<string, Definition>()
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
  (a: Definition, b: Definition) =>
    Math.abs(a.sentence.start - start) - Math.abs(b.sentence.start - start)
