import { isShortened } from './aliases.ts'
import type { Analysis } from './analysis.ts'
import { countOf, type Definition } from './definitions.ts'
import { once } from './once.ts'
import { writtenOutIn } from './standingFor.ts'
import { foldTerm, rootsOf, sharesRoot, wordsOf } from './wordForms.ts'

/** How many of the words of two explanations may be the same. A glossary tells its terms apart by few words. */
const MOST_SHARED = 0.6
const MOST_SHARED_IN_A_LIST = 0.7
/** How many of the words of an explanation another sentence may have that doesn't name the term. */
const MOST_REPEATED = 0.75
const FEWEST_ROOTS = { said: 4, apposed: 4, listed: 3 }
/** What the source names in this share of its sentences is what it is about, and its name is known from the start. */
const UBIQUITOUS = 0.12
const FEWEST_SENTENCES = 40

/** Words of judgement, wherever they stand before what limits the noun. */
const JUDGED: Record<string, RegExp> = {
  en: /(?<![\w-])(?:common|commonest|frequent|unpleasant|pleasant|fragile|easy|simple|simplest|popular|powerful|excellent|ideal|useful|important|famous|typical|great|good|bad|very|fairly|quite|well-known|beautiful|modern|recent|new|full|nice|interesting|essential|vital|word|name|term|phrase|acronym|abbreviation|attempt|times|cause|site|core)(?![\w-])/i,
  es: /(?<!\p{L})(?:común|comunes|frecuentes?|fácil|fáciles|sencill[oa]s?|simples?|populares?|potentes?|excelentes?|ideal(?:es)?|útil(?:es)?|importantes?|famos[oa]s?|típic[oa]s?|gran|buen[oa]?|muy|bastante|nuev[oa]s?|modern[oa]s?|palabra|nombre|término|siglas|acrónimo|esencial(?:es)?|copia)(?!\p{L})/iu,
}
const RELATIVE = /(?<!\p{L})(?:that|which|who|whose|where|when|used|made|to|in|by|que|cuy[oa]s?|donde|para)(?!\p{L})/u

/** Nouns that explain a thing in the plural or a plural in the singular. */
const OF_ANY_NUMBER =
  /(?:^|[^\p{L}])(?:situations?|conditions?|process(?:es)?|cases?|states?|phenomen(?:on|a)|idea|theory|practice|technique|tendency|study|series|sets?|groups?|collections?|family|class|system|network|pair|layers?|data|people|children|bacteria|fungi|vertebrae|all|any|each|everything|anything|conjunto|serie|grupo|proceso|sistema|situación|técnica)$/iu

const LIMIT =
  /\b(?:that|which|who|whose|where|when|of|for|from|to|with|by|in|on|at|between|used|made|caused|formed|found|[\p{Ll}]+ing)\b/u

/** The words of an explanation up to what limits its noun: 'a smooth hill shaped like …'. Null if there's no limit. */
function nounPhraseOf(definition: string): string | null {
  const limit = LIMIT.exec(definition)
  return !limit || limit.index < 3 ? null : definition.slice(0, limit.index).trim()
}

/** The noun that says of what kind a thing is. Null if it can't be told. */
export const headOf = (definition: string): string | null =>
  nounPhraseOf(definition)
    ?.split(/[\s,]+/)
    .at(-1) ?? null

/** Whether a term and what it is explained as are both one or both several. */
function agree(term: string, definition: string): boolean {
  const before = nounPhraseOf(definition)
  if (before === null || OF_ANY_NUMBER.test(before)) return true
  const head = headOf(definition) ?? ''
  const [noun = ''] = term.split(/ (?:of|in|to) /)
  return isPlural(noun) === isPlural(head) || /(?:a|i|ae)$/.test(noun)
}

/** A short word in -s, such as dens or lens, is as often one thing. */
export const isPlural = (word: string) =>
  word.length > 4 && /[^su']s$/.test(word) && !/(?:[^e]is|ics|ness|sis)$/.test(word)

/** Beginnings without the noun that says of what kind a thing is: 'formed by …', 'when …', 'also …'. */
const NO_NOUN =
  /^(?:when|where|also|describes?|refers?|relates?|formed|located|found|used|made|caused|known|characteri[sz]ed|produced|composed|derived|related|based|considered|thought|able|having|being|occurs?|cuando|donde|también|formad[oa]s?|situad[oa]s?|usad[oa]s?|utilizad[oa]s?|caracterizad[oa]s?|relativ[oa]s?)\b/i
/** A single word of this form says what something is like, and is no name for it. */
const PARTICIPLE = /^[\p{L}-]+(?:ed|ous|ile|ible|able|ary)$/iu

/** Whether an explanation has the letters of the term: 'garbage collector … the GC …'. */
const saysLetters = (term: string, definition: string, analysis: Analysis) =>
  writtenOutIn(analysis).some(
    ({ letters, long }) =>
      foldTerm(long) === foldTerm(term) && new RegExp(String.raw`(?<!\p{L})${letters}(?!\p{L})`, 'u').test(definition),
  )

/** The roots of the words of each sentence, to see where the same is said again. */
const rootSets = once((sentences: Analysis['sentences']) =>
  sentences.map((sentence) => ({ sentence, roots: new Set(rootsOf(sentence.shown)) })),
)

const share = (roots: Set<string>, others: Set<string>) => {
  let count = 0
  for (const root of roots) if (others.has(root)) count += 1
  return count / roots.size
}

/** Whether a sentence elsewhere says nearly the same without the term, so that it may say it of something else. */
function isSaidOfOthers({ term, sentence, also }: Definition, own: Set<string>, { sentences }: Analysis): boolean {
  const names = [term, ...also].map((name) => rootsOf(name)).filter((roots) => roots.length > 0)
  return rootSets(sentences).some(
    ({ sentence: other, roots }) =>
      other !== sentence &&
      roots.size >= own.size &&
      share(own, roots) > MOST_REPEATED &&
      !names.some((name) => name.every((root) => roots.has(root))),
  )
}

/** Whether the last words of a term are a term by themselves, which the explanation would fit as well. */
function isOneKind(term: string, { marked, definitions, language }: Analysis): boolean {
  const words = term.split(' ')
  if (words.length < 2 || /^(?:of|in|to|de|del)$/.test(words[1] ?? '')) return false
  const heads = language === 'es' ? [words[0] ?? ''] : words.slice(1).map((_, at) => words.slice(at + 1).join(' '))
  return heads.some((head) => {
    const key = foldTerm(head)
    return marked.has(key) || definitions.some((other) => foldTerm(other.term) === key)
  })
}

/** Whether the source has another term that begins with the same name: Geiger tube, Geiger counter. */
function hasNamesake(term: string, { sentences }: Analysis): boolean {
  const [first = '', second] = term.split(' ')
  if (second === undefined || !/^\p{Lu}\p{Ll}{2}/u.test(first)) return false
  const root = rootsOf(second)[0]
  const pattern = new RegExp(String.raw`(?<![\p{L}-])${first.replace(/[^\p{L}\d]/gu, '.')} (\p{Ll}{4,})`, 'gu')
  return sentences.some(({ shown }) =>
    [...shown.matchAll(pattern)].some(({ 1: next = '' }) => {
      const [other] = rootsOf(next)
      return other !== undefined && other !== root
    }),
  )
}

/** Whether a term is what the whole source is about. */
export function isSubject(term: string, analysis: Analysis, title: string): boolean {
  const { sentences } = analysis
  const key = foldTerm(term)
  if (` ${foldTerm(wordsOf(title).join(' '))} `.includes(` ${key} `)) return true
  const most = Math.max(...term.split(' ').map((word) => countOf(analysis, word) / sentences.length))
  return sentences.length >= FEWEST_SENTENCES && term.split(' ').length === 1 && most > UBIQUITOUS
}

/** Whether an explanation neither says its term nor fits another one, and explains rather than judges. */
export function isAskable(found: Definition, analysis: Analysis, title: string): boolean {
  const { term, definition, form } = found
  const { definitions, language } = analysis
  if (sharesRoot(term, definition) || isSubject(term, analysis, title)) return false
  if (NO_NOUN.test(definition) || (language === 'en' && PARTICIPLE.test(term))) return false
  const own = new Set(rootsOf(definition))
  const letters = definition.match(/\b\p{Lu}{2}\b/gu)?.length ?? 0
  if (own.size + letters < FEWEST_ROOTS[form]) return false
  if (JUDGED[language ?? '']?.test(definition.slice(0, RELATIVE.exec(definition)?.index))) return false
  if (saysLetters(term, definition, analysis)) return false
  if (language === 'en' && !agree(term, definition)) return false
  if (
    isOneKind(term, analysis) ||
    isShortened(term, analysis) ||
    hasNamesake(term, analysis) ||
    isSaidOfOthers(found, own, analysis)
  )
    return false
  const most = form === 'listed' ? MOST_SHARED_IN_A_LIST : MOST_SHARED
  // Two explanations with mostly the same words would each be true of both terms.
  return !definitions.some((other) => {
    if (foldTerm(other.term) === foldTerm(term)) return false
    const others = new Set(rootsOf(other.definition))
    const shared = [...others].filter((root) => own.has(root)).length
    return shared / Math.min(own.size, others.size) > most
  })
}
