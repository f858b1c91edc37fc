import type { MaterialDocument } from '../../material/service.ts'
import type { Analysis, Shown } from './analysis.ts'
import type { Definition } from './definitions.ts'
import { cut, isSound, VAGUE } from './explanation.ts'
import { headOf } from './heads.ts'
import { isKindOfThing } from './kindsOfThings.ts'
import { isTerm, niceTerm } from './terms.ts'
import { isDefining } from './worth.ts'

/**
 * Finds explanations that are in the same sentence as an emphasised term, even if the sentence is about something else.
 */

const EXPLAINED = String.raw`((?:an? |the |any )?\p{Ll}[^;:()—–]{20,190}?)(?=[—–;]|\.$| \()`
/** Patterns for text after a term that explains the term. */
const AFTER = [
  `^(?:, defined as |,? ?[—–] ?(?:that is, |or )?|, which (?:is|are) (?:defined as )?|, meaning )${EXPLAINED}`,
  String.raw`^(?:, (?:on the other hand|in contrast|by contrast|in \p{Ll}+|however|then|or [\p{Ll} -]{3,40}|also (?:called|known as) [\p{Ll} -]{3,40}),)? (?:is|are|refers to|refer to|to refer to|is defined as|are defined as|means|to mean|to describe) (?:defined as )?${EXPLAINED}`,
  String.raw`^ \(((?:an? |the )?\p{Ll}[^();]{20,150})\)`,
].map((pattern) => new RegExp(pattern, 'u'))
/** Text before a term that explains the term: 'The energy that breaks a bond is called the …'. */
const BEFORE =
  /^(?:The|An?|Any|All) ((?!(?:first|second|third|last|next|other|same|former|latter|most|main|following)\b)[\p{Ll}][^;:—–]{20,170}?),? (?:is|are) (?:(?:also|sometimes|often|commonly|usually|generally) )?(?:called|known as|termed|referred to as|defined as) (?:an? |the )?$/u
const CITATION = / \([^()]*\b(?:1[6-9]|20)\d\d[^()]*\)/g
/** A verb that belongs to the sentence around an explanation, and not to a clause within the explanation. */
const GOES_ON =
  /^(?:(?!\b(?:that|which|who|whose|where|when|how|what)\b).)*\b(?:and|but) (?:\p{Ll}+ly )?(?:is|are|was|were|has|have|had|can|may|will|must|should|uses?|gives?|makes?|helps?|provides?|includes?|occurs?|allows?|consists?|contains?|leads?|involves?|requires?|begins?|tends?|\p{Ll}+s (?:an?|the|its|their))\b/u

export const isCutShort = (definition: string) => GOES_ON.test(definition)

export const withoutCitations = (text: string) => text.replace(CITATION, '')

const MEANT =
  /^(?:\(?\w{1,3}[.)] )?(?:The term )?["“‘']([^"”’']{3,45})["”’'] (?:means|refers to)(?:,? (?:collectively|without limitation),)? (.+?)[.;]$/u

/** A definition in a law or a contract: '“Customer” means the company that …'. English only. */
export function meantIn(known: Omit<Analysis, 'definitions'>, sentence: Shown): Definition | null {
  if (known.language !== 'en' || (sentence.kind !== 'paragraph' && sentence.kind !== 'item')) return null
  const [, term = '', rest = ''] = MEANT.exec(sentence.shown) ?? []
  const definition = cut(rest, 'en')
  return term !== '' &&
    isTerm(term) &&
    !/^to /.test(definition) &&
    headOf(definition, 'en') !== null &&
    isDefining(definition, 'en') &&
    isSound(definition, 'en')
    ? { term, definition, sentence, form: 'listed', also: [] }
    : null
}

/** The explanation of the first emphasised term of a sentence that has one. English only. */
export function explainedWhereMarked(
  document: MaterialDocument,
  known: Omit<Analysis, 'definitions'>,
  sentence: Shown,
): Definition | null {
  if (known.language !== 'en' || (sentence.kind !== 'paragraph' && sentence.kind !== 'item')) return null
  const shown = withoutCitations(sentence.shown)
  const inside =
    document.blocks[sentence.block]?.emphasised.filter(
      ({ start, end }) => start >= sentence.start && end <= sentence.end,
    ) ?? []
  for (const { start, end } of inside) {
    const written = document.text.slice(start, end).replace(/[.,:;]$/, '')
    const at = shown.indexOf(written)
    const term = niceTerm(written, known)
    if (at < 0 || !isTerm(term)) continue
    const definition = explanationIn(shown.slice(0, at), shown.slice(at + written.length))
    if (definition !== null) return { term, definition, sentence, form: 'said', also: [] }
  }
  return null
}

function explanationIn(before: string, after: string): string | null {
  // Words about several things together don't explain any one of them.
  if (/\b(?:and|or) (?:an? |the )?$/.test(before)) return null
  const told = AFTER.map((pattern) => pattern.exec(after)?.[1]).find((text) => text !== undefined)
  const named = /^[.,;]/.test(after) || /^ (?:of|in|by|or)\b/.test(after) ? BEFORE.exec(before)?.[1] : undefined
  return [...explained(told ?? ''), ...explained(named ?? '', true)][0] ?? null
}

function explained(text: string, hadArticle = false): string[] {
  const definition = cut(text, 'en').replace(/,$/, '')
  const noun = headOf(definition, 'en')
  const isNoun = hadArticle || /^(?:an?|the|any) /.test(definition) || (noun !== null && isKindOfThing(noun))
  return isNoun &&
    noun !== null &&
    !VAGUE.en?.test(definition) &&
    isDefining(definition, 'en') &&
    isSound(definition, 'en')
    ? [definition]
    : []
}
