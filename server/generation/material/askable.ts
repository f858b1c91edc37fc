import type { Analysis } from './analysis.ts'
import type { Definition } from './definitions.ts'
import { headOf, nounPhraseOf } from './heads.ts'
import { lettersOf } from './letters.ts'
import { isCutShort } from './markedDefinitions.ts'
import { once } from './once.ts'
import { isPlural } from './termForm.ts'
import { countOf } from './terms.ts'
import { beginAlike, foldTerm, rootsOf, sharesRoot, wordsOf } from './wordForms.ts'
import { isProperName } from './worth.ts'
import { writtenOutIn } from './writtenOut.ts'

/**
 * The maximum share of words that two explanations may have in common. In a glossary, even a few different words tell
 * its terms apart.
 */
const MOST_SHARED = 0.6
const MOST_SHARED_IN_A_LIST = 0.7
/** The maximum share of an explanation's words that may occur in another sentence which doesn't name the term. */
const MOST_REPEATED = 0.75
const FEWEST_ROOTS = 4
/**
 * A term that occurs in more than this share of the sentences is what the source is about, so everybody knows it
 * already.
 */
const UBIQUITOUS = 0.12
const FEWEST_SENTENCES = 40

/** Words that judge a thing rather than explain it, anywhere before the words that limit its noun. */
const JUDGED: Record<string, RegExp> = {
  en: /(?<![\w-])(?:common|commonest|usual|frequent|unpleasant|pleasant|fragile|easy|simple|simplest|popular|powerful|excellent|ideal|useful|important|famous|typical|serious|great|good|bad|very|fairly|quite|simply|just|merely|basically|extremely|highly|well-known|beautiful|modern|recent|emerging|new|full|nice|interesting|essential|vital|word|name|term|phrase|acronym|abbreviation|attempt|times|cause|site|core)(?![\w-])/i,
  es: /(?<!\p{L})(?:común|comunes|frecuentes?|fácil|fáciles|sencill[oa]s?|simples?|populares?|potentes?|excelentes?|ideal(?:es)?|útil(?:es)?|importantes?|famos[oa]s?|típic[oa]s?|gran|buen[oa]?|muy|bastante|nuev[oa]s?|modern[oa]s?|palabra|nombre|término|siglas|acrónimo|esencial(?:es)?|copia)(?!\p{L})/iu,
}
const RELATIVE = /(?<!\p{L})(?:that|which|who|whose|where|when|used|made|to|in|by|que|cuy[oa]s?|donde|para)(?!\p{L})/u

/** Nouns with which a singular term can be explained in the plural, or a plural term in the singular. */
const OF_ANY_NUMBER =
  /(?:^|[^\p{L}])(?:situations?|conditions?|process(?:es)?|cases?|states?|phenomen(?:on|a)|idea|theory|practice|technique|tendency|study|series|sets?|groups?|collections?|family|class|system|network|pair|layers?|data|people|children|bacteria|fungi|vertebrae|all|any|each|everything|anything|conjunto|serie|grupo|proceso|sistema|situación|técnica)$/iu

/** Whether a term and its explanation are both singular or both plural. */
function agree(term: string, definition: string): boolean {
  const before = nounPhraseOf(definition)
  if (before === null || OF_ANY_NUMBER.test(before)) return true
  const head = headOf(definition, 'en') ?? ''
  const [noun = ''] = term.split(/ (?:of|in|to) /)
  return isPlural(noun) === isPlural(head) || /(?:a|i|ae)$/.test(noun)
}

/**
 * Beginnings of explanations without a noun that says what kind of thing is meant: 'formed by …', 'when …', 'also …'.
 */
const NO_NOUN =
  /^(?:when|where|also|that is\b|\p{Ll}+s (?:an?|the) |(?:states|holds|says|means|explains|refers|drains|supplies|carries|contains|connects|receives|provides|allows|causes|controls|produces|regulates|measures|helps|serves|moves|transports|stores|secretes|covers|lines|supports|protects) |describes?|refers?|relates?|focused|formed|located|found|used|made|caused|known|characteri[sz]ed|produced|composed|derived|related|based|considered|thought|able|having|being|occurs?|associated|involved|responsible|[\p{Ll}]+ed (?:with|by|in|into|to|for|from|of|as|at)|cuando|donde|también|formad[oa]s?|situad[oa]s?|usad[oa]s?|utilizad[oa]s?|caracterizad[oa]s?|relativ[oa]s?)\b/iu
/** A single word with such an ending is an adjective, a participle or a verb rather than a name. */
const NOT_A_NAME = /^[\p{L}-]+(?:ed|ous|ile|ible|able|ary|i[sz]e|ify)$/iu

/**
 * Signs that an explanation was cut out of a longer list, continues as a separate sentence, or has another name of its
 * term: 'the second, or synthesis, stage'.
 */
const BROKEN =
  /^\(|, or [\p{L}-]+, |\([a-z]\)|\bsimilar to\b|\balso (?:called|known as|termed)\b|\bthe terms? \p{L}|\bwill be\b|\(\p{L}+ or\b|\band (?:most |also |often )?(?:commonly|usually|often|typically|generally|mainly|primarily|frequently) \p{L}/u
/** Nouns at the end that need what they belong to: 'a structure that forms the proximal end'. */
const RELATIONAL_END = /\b(?:end|part|side|portion|half|edge|base|surface|member|top|bottom|middle|centre|center)$/u

/**
 * Whether an explanation inside a sentence is about an emphasised term and ends the sentence. Otherwise it may be about
 * an earlier noun, or the next member of a list: 'an endothelium, a thin middle layer and an outer layer'.
 */
const isLastWord = ({ term, definition, sentence }: Definition, { marked }: Analysis) =>
  marked.has(foldTerm(term)) && !/^\p{Lu}/u.test(term) && sentence.shown.endsWith(`${definition}.`)

/** Endings of words that are hardly ever nouns: 'thigmonastic', 'ependymal'. */
const isAdjectiveOnly = (term: string) =>
  /^[\p{Ll}-]+(?:astic|otic|ymal|enic|uous|ified|[^dm]ical)$|-\p{L}*(?:ive|ic|ary|ous|ed|less|ful|able|ible|al|ent|ant)$/u.test(
    term,
  )

/** A number, or a reason: what a text says of one case rather than an explanation. */
const OF_ONE_CASE = /\d|\bbecause\b|\bporque\b/u

const FEWEST_LETTERS = 4

/** Whether an explanation contains its term within a longer word: 'hasher' in 'BuildHasher'. */
const nearlySays = (term: string, definition: string) =>
  wordsOf(term).some((word) => word.length >= FEWEST_LETTERS && definition.toLowerCase().includes(word.toLowerCase()))

/** Abbreviations that most people have met. Others in an explanation can't be understood without the source. */
const KNOWN_LETTERS = /\b(?:[mtr]?RNA|DNA|ATP|ADP|CO|GDP|USA?|UK|EU|UN|UV|IQ|HIV|AIDS|TV|PC|CD|AC|DC|BCE?|CE|AD)\b/gu
export const hasUnknownLetters = (text: string): boolean => /\b\p{Lu}{2,}/u.test(text.replace(KNOWN_LETTERS, ''))

/** Whether an explanation contains the abbreviation of its term: 'garbage collector … the GC …'. */
const saysLetters = (term: string, definition: string, analysis: Analysis) =>
  writtenOutIn(analysis).some(
    ({ letters, long }) =>
      foldTerm(long) === foldTerm(term) && new RegExp(String.raw`(?<!\p{L})${letters}(?!\p{L})`, 'u').test(definition),
  )

/** Whether an explanation has the words that the first letters of a term stand for: 'time series' for 'TSDB'. */
const spellsLetters = (term: string, definition: string) =>
  /^\p{Lu}{3,6}$/u.test(term) &&
  definition.split(/[\s-]+/).some((word, at, words) => isSpelt(term, word, words[at + 1] ?? ''))
const isSpelt = (letters: string, one: string, next: string) =>
  `${one.charAt(0)}${next.charAt(0)}`.toUpperCase() === letters.slice(0, 2)

/** The word roots of each sentence, for finding sentences that say the same thing. */
const rootSets = once((sentences: Analysis['sentences']) =>
  sentences.map((sentence) => ({ sentence, roots: new Set(rootsOf(sentence.shown)) })),
)

const share = (roots: Set<string>, others: Set<string>) => {
  let count = 0
  for (const root of roots) if (others.has(root)) count += 1
  return count / roots.size
}

/** Whether another sentence says nearly the same without naming the term, so that it may be about something else. */
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

/** Whether a term is what the whole source is about. */
export function isSubject(term: string, analysis: Analysis, title: string): boolean {
  const { sentences } = analysis
  const key = foldTerm(term)
  if (` ${foldTerm(wordsOf(title).join(' '))} `.includes(` ${key} `)) return true
  const most = Math.max(...term.split(' ').map((word) => countOf(analysis, word) / sentences.length))
  return sentences.length >= FEWEST_SENTENCES && term.split(' ').length === 1 && most > UBIQUITOUS
}

/**
 * Whether a question can ask for a term by its explanation. The explanation must not contain the term, and must explain
 * the term rather than judge it.
 */
export function isAskable(found: Definition, analysis: Analysis, title: string): boolean {
  const { term, definition } = found
  const { language } = analysis
  if (sharesRoot(term, definition) || isSubject(term, analysis, title)) return false
  if (
    BROKEN.test(definition) ||
    RELATIONAL_END.test(definition) ||
    (!term.includes(' ') && nearlySays(term, definition))
  )
    return false
  if (found.form === 'apposed' && !isLastWord(found, analysis)) return false
  // What a text says of a product or a place is seldom all that there is to say about it.
  if (found.form === 'said' && (isProperName(term, analysis) || OF_ONE_CASE.test(definition))) return false
  if (NO_NOUN.test(definition) || (language === 'en' && (NOT_A_NAME.test(term) || isAdjectiveOnly(term)))) return false
  const own = new Set(rootsOf(definition))
  const letters = definition.match(/\b\p{Lu}{2}\b/gu)?.length ?? 0
  if (own.size + letters < FEWEST_ROOTS) return false
  if (JUDGED[language ?? '']?.test(definition.slice(0, RELATIVE.exec(definition)?.index))) return false
  if (hasUnknownLetters(definition) || hasUnknownLetters(term) || /^\p{Ll}.* \p{Lu}\p{Ll}/u.test(term)) return false
  if (saysLetters(term, definition, analysis) || spellsLetters(term, definition) || isCutShort(definition)) return false
  // Two terms with one explanation are two names of one thing.
  if (analysis.definitions.some((other) => other.term !== term && other.definition === definition)) return false
  return language !== 'en' || agree(term, definition)
}

const SAME_LETTERS = 4

/** Whether a term and its explanation have words that begin alike: 'sacral canal' and 'sacrum'. */
const startAlike = (term: string, definition: string) => beginAlike(rootsOf(term), rootsOf(definition), SAME_LETTERS)

/**
 * Whether a term is the only right answer to its explanation, so that it can be typed: the source says nothing
 * similar about another thing that has the same letters.
 */
export const isOnlyAnswer = (found: Definition, analysis: Analysis): boolean =>
  !startAlike(found.term, found.definition) &&
  !isSaidOfOthers(found, new Set(rootsOf(found.definition)), analysis) &&
  !isLikeAnother(found, analysis)

/**
 * Whether two explanations have mostly the same words, so that each would be true of both terms, and the letters don't
 * tell the terms apart either.
 */
function isLikeAnother({ term, definition, form }: Definition, { definitions }: Analysis): boolean {
  const own = new Set(rootsOf(definition))
  const most = form === 'listed' ? MOST_SHARED_IN_A_LIST : MOST_SHARED
  return definitions.some((other) => {
    if (foldTerm(other.term) === foldTerm(term) || lettersOf(other.term) !== lettersOf(term)) return false
    const others = new Set(rootsOf(other.definition))
    const shared = [...others].filter((root) => own.has(root)).length
    return shared / Math.min(own.size, others.size) > most
  })
}
