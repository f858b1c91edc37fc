import { EVERYONE } from '../audience.ts'
import type { Term } from './terms.ts'
import { marked, ownerOf, type Place, type Shelf, wholeOf } from './words.ts'

/** A condition on an entry. */
export type Wanted =
  | { whole: string }
  | { all: Term[]; in: Place }
  /** The title contains all words of at least one of these lists. */
  | { anyTitle: Term[][] }
  | { this: Wanted; butNot: Wanted }

/** A search for the newest entries of a kind that `uid` finds (null: a visitor) and that match `wanted`. */
export type Search = {
  uid: string | null
  kind: Shelf['kind']
  wanted: Wanted
  /** Only finds entries with a smaller number. */
  before?: number | undefined
  limit: number
}

/**
 * The query syntax of an index. Indexed words only contain letters and digits, so nothing that a person types is read
 * as an operator.
 */
export type Language = {
  and: string
  or: string
  not: string
  word: (word: string) => string
  beginning: (word: string) => string
  /** The words that begin with a prefix, if it is faster to search for these than for the prefix. */
  spelt?: ReadonlyMap<string, string[]>
}

/** Builds the search expression for a shelf in the syntax of an index. */
export function expressionOf(wanted: Wanted, shelf: Shelf, language: Language): string {
  const { and, or, not, word, beginning, spelt } = language
  const term = (term: Term, place: Place) => {
    const exact = word(marked(term.stem, place, shelf))
    if (term.prefix === undefined) return exact
    const words = spelt?.get(term.prefix)?.map((one) => word(marked(one, place, shelf)))
    return `(${[exact, ...(words ?? [beginning(marked(term.prefix, place, shelf))])].join(or)})`
  }
  const all = (terms: Term[], place: Place) => `(${terms.map((one) => term(one, place)).join(and)})`
  const found = (what: Wanted): string => {
    if ('whole' in what) return word(wholeOf(what.whole, shelf))
    if ('all' in what) return all(what.all, what.in)
    if ('anyTitle' in what) return `(${what.anyTitle.map((terms) => all(terms, 'title')).join(or)})`
    return `(${found(what.this)}${not}${found(what.butNot)})`
  }
  return shelf.audience === EVERYONE ? found(wanted) : `(${word(ownerOf(shelf.audience))}${and}${found(wanted)})`
}

/** All prefixes that a condition contains. */
export function beginningsOf(wanted: Wanted): Set<string> {
  if ('whole' in wanted) return new Set()
  if ('this' in wanted) return beginningsOf(wanted.this)
  const terms = 'all' in wanted ? wanted.all : wanted.anyTitle.flat()
  return new Set(terms.flatMap(({ prefix }) => prefix ?? []))
}
