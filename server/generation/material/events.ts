import type { Analysis, Shown } from './analysis.ts'
import { namesItsSubject } from './facts.ts'
import { standsAlone, withoutConnective } from './standalone.ts'
import { rootsOf, wordsOf } from './wordForms.ts'
import { isAboutTitle, isHedged } from './worth.ts'

/** Something that happened in a year, as the source says it, and the same without the year. English only. */
export type DatedEvent = { sentence: Shown; year: number; told: string; isMajor: boolean }

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DATE = String.raw`(?:early |late |mid-)?(?:(?:${MONTHS})(?: \d{1,2},)? |\d{1,2} (?:${MONTHS}) )?(1[0-9]\d\d|20[0-2]\d)`
const YEAR = /\b(?:1\d|20)\d\d\b/
const AT_START = new RegExp(String.raw`^(?:In|On) ${DATE},? (?=\p{L})`, 'u')
const AT_END = new RegExp(String.raw`,? (?:in|on) ${DATE}\.$`, 'u')
const INSIDE = new RegExp(String.raw` (?:in|on) ${DATE}(?= (?:by|at|as|to|with|for|from|in)\b|,)`, 'u')

/** A verb in the past tense. */
const HAPPENED =
  /\b(?:[\p{Ll}]{2,}ed|became|began|left|met|built|wrote|took|gave|led|won|fell|found|sold|bought|went|sank|shot|born|made|held|set|sent|broke|chose|overthrew)\b/u
/** Events whose year is worth remembering by itself. */
const MAJOR =
  /\b(?:was born|died|was (?:crowned|assassinated|executed|killed|elected|inaugurated|awarded)|founded|established|discovered|invented|patented|published|abolished|ratified|adopted|declared|signed|independence|emigrated|purchased|annexed|surrendered|invaded|conquered|defeated|won|launched|passed|repealed|became president|Nobel)\b/
/** Verbs for something that lasts, so that no single year is right for it, and verbs for remarks. */
const GOES_ON =
  /\b(?:worked|lived|continued|remained|served|wanted|needed|used|believed|stayed|existed|tried|attempted|commented|noted|stated|expressed|wrote to|met with|met|seemed|appeared|argued|claimed|suggested|considered|estimated|reported|described|accounted|ranged|would|could|had|is|are|was (?:an?|the|not|still|also)|were (?:the|not|still|also))\b/
/** Clauses that may be left out at the end of a sentence about an event. */
const ADDED =
  /, (?:which|where|who|whose|although|though|but|because|so|since|with|as|an?|the|and (?:[\p{Ll}]+ed|was|were|became|he|she|it|they|later|then)|making|leading|causing|giving|becoming|thus|also|including|called|known|named|despite|having|being|using)\b.*$/u

/** Words for an order in time, which would give the year away or can't be understood without another sentence. */
const TEMPORAL =
  /\b(?:later|earlier|after|before|until|since|then|again|aged?|years?|months?|weeks?|days?|century|decades?|same|also|still|already|when|while|next|following|between|during|eventually|finally|soon|previous|previously|subsequent(?:ly)?|anniversary|world war|posthumously|by then|once more|last|end of|first time|th birthday)\b/i
const RELATIVES =
  /\b(?:father|mother|brother|sister|wife|husband|son|daughter|uncle|aunt|cousin|friend|professor|colleague|assistant|boy|girl|man|woman|king|queen|emperor|president|parents)\b/i
/** Something that belongs to or is named after what the source is about: 'Tesla High School'. */
const NAMESAKE =
  /^(?:(?:In|On) [^,]{4,20}, )?(?:The )?(?:\p{Lu}[\p{L}.’'-]+ ){2,}(?:School|University|Institute|Museum|Centre|Center|Airport|Street|Award|Prize|Foundation|Society)\b|^(?:(?:In|On) [^,]{4,20}, )?\p{Lu}\p{Ll}+[’']s /u
const BELONGS = /^(?:(?:In|On) [^,]{4,20}, )?(?:The )?\p{Lu}\p{Ll}+[’']s /u
const [FEWEST_WORDS, MOST_WORDS] = [5, 24]
const FEWEST_ROOTS = 3

export const eventsIn = (analysis: Analysis, title: string): DatedEvent[] => {
  const { sentences, language } = analysis
  if (language !== 'en') return []
  const name = nameOf(title)
  return sentences.flatMap((sentence, at) => {
    if (sentence.kind !== 'paragraph' && sentence.kind !== 'item') return []
    if (!YEAR.test(sentence.shown)) return []
    const text = withNameFor(withoutConnective(sentence.shown, language), name, sentences, at)
    const isOfTitle = isAboutTitle(text, title) && !NAMESAKE.test(text)
    if (!isOfTitle && (BELONGS.test(text) || !namesItsSubject(text, language, analysis))) return []
    const found = AT_START.exec(text) ?? AT_END.exec(text) ?? INSIDE.exec(text)
    // 'a factory, built in 1914, …' says nothing about when the other things in the sentence happened.
    if (!found || /, \p{Ll}+$/u.test(text.slice(0, found.index))) return []
    const rest = `${text.slice(0, found.index)}${found[0].endsWith('.') ? '.' : ''}${text.slice(found.index + found[0].length)}`
    const told = `${rest.charAt(0).toUpperCase()}${rest.slice(1).replace(/\.$/, '').replace(ADDED, '')}.`
    const words = wordsOf(told).length
    // 'his' and 'her' refer to the person whom the sentence begins with.
    const checked = told.replace(/(?<=[ (])(?:his|her|him|he|she)(?=[ ,.])/g, 'a').replace(/\.$/, ' in 1900.')
    if (!standsAlone(checked, language) || isHedged(told.replace(/\babout\b/g, ''))) return []
    if (/\d/.test(told) || words < FEWEST_WORDS || words > MOST_WORDS) return []
    if (!HAPPENED.test(told) || GOES_ON.test(told) || TEMPORAL.test(told) || new Set(rootsOf(told)).size < FEWEST_ROOTS)
      return []
    return [{ sentence, year: Number(found[1]), told, isMajor: MAJOR.test(told) }]
  })
}

/** The last name of a person whom a source is about: 'Curie' of 'Marie Curie'. Null if the title isn't a name. */
function nameOf(title: string): string | null {
  const bare = title.replace(/ \([^()]*\)/g, '')
  return /^\p{Lu}[\p{L}.’'-]+(?: (?:\p{Lu}[\p{L}.’'-]*|van|von|de|der)){1,3}$/u.test(bare)
    ? (bare.split(' ').at(-1) ?? null)
    : null
}

/**
 * A sentence with the name of the person whom the source is about instead of 'he' or 'she', if no sentence before it in
 * its paragraph names another person.
 */
function withNameFor(text: string, name: string | null, sentences: Shown[], at: number): string {
  const pronoun = /^(?:(?:In|On) [^,]{4,20}, )?(he|she)\b/i.exec(text)
  if (name === null || !pronoun) return text
  const before: string[] = []
  for (let place = at - 1; sentences[place]?.block === sentences[at]?.block; place -= 1)
    before.push(sentences[place]?.shown ?? '')
  const isOfOne = before.every(
    (shown) =>
      !RELATIVES.test(shown) &&
      !otherNameIn(shown, name) &&
      (shown.includes(name) || new RegExp(String.raw`\b${pronoun[1]}\b`, 'i').test(shown)),
  )
  if (!isOfOne) return text
  const from = pronoun[0].length - (pronoun[1] ?? '').length
  return `${text.slice(0, from)}${name}${text.slice(pronoun[0].length)}`
}

const otherNameIn = (shown: string, name: string) =>
  [
    ...shown
      .slice(1)
      .matchAll(/(?<!\b(?:in|at|to|from|of|the|near|for) )(?<!\p{L})\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+)+/gu),
  ].some(([found]) => !found.includes(name))
