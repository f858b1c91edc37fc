import type { MaterialDocument } from '../../material/service.ts'
import type { Analysis } from './analysis.ts'
import { ADJECTIVE, isTelling, type Naming } from './namings.ts'
import { standsAlone, withoutConnective } from './standalone.ts'
import { isTerm } from './terms.ts'
import { foldTerm, rootsOf } from './wordForms.ts'

/** Words before an emphasised word that show that it's a name for something, and not stressed for another reason. */
const BEFORE: Record<string, RegExp> = {
  en: /(?:^|\b(?:an?|the|of|in|by|as|called|term|terms|with|from|through|undergo|include|via|into)) $|^$/i,
  es: /(?:^|\b(?:un|una|el|la|los|las|de|del|en|por|como|llamad[oa]s?|término|mediante|con)) $|^$/i,
}
/** Words around the gap (¦) that name a thing or say what it is, so that no other word fits. */
const NAMES: Record<string, RegExp> = {
  en: /(?:\b(?:called|known as|termed|referred to as) (?:an? |the )?¦[.,;]|¦, (?:which|an?|or|where|in which|meaning|defined)\b|¦ (?:refers?|means?|occurs?|involves?|describes?|consists?|requires?|advocates?|states?|holds?|measures?|produces?) )/iu,
  es: /(?:\b(?<!de )(?:llamad[oa]s?|denominad[oa]s?|conocid[oa]s? como|se llaman?) (?:el |la |un |una )?¦[.,;]|¦, (?:que|un|una|cuy[oa]|es decir|o)\b|¦ (?:consisten?|se refieren?|describen?|significa|establece|mide|requiere|permite) )/i,
}
/** 'In a ¦, a behavior is reinforced after …' */
const INTRODUCES = /^(?:In|With|During|Under) (?:an? )?¦, \p{Ll}+ /u
const FEWEST_WORDS = 11
const FEWEST_ROOTS = 6

/** Beginnings that say where or how something happens, and not what the term is. */
const FRONTED = /^(?:With|In|For|Under|By|During|From|To|Using|Con|En|Para|Por|Según|Durante) (?:an? |the |el |la )?$/

/** Sentences in which the source emphasises a term for the first time, with enough context to recall the term from. */
export function emphasisedIn(document: MaterialDocument, analysis: Analysis): Naming[] {
  const { sentences, language } = analysis
  if (language === null || !BEFORE[language]) return []
  const met = new Set<string>()
  return sentences.flatMap((sentence) => {
    if (sentence.kind !== 'paragraph' && sentence.kind !== 'item') return []
    const block = document.blocks[sentence.block]
    const inside = block?.emphasised.filter(({ start, end }) => start >= sentence.start && end <= sentence.end) ?? []
    const terms = inside.map(({ start, end }) =>
      document.text
        .slice(start, end)
        .replace(/[.,:;]$/, '')
        .replace(/ \([^()]*\)$/, '')
        .replace(/^[“"‘]|[”"’]$/g, ''),
    )
    const isNew = terms.map((term) => !met.has(foldTerm(term)))
    for (const term of terms) met.add(foldTerm(term))
    const [term] = terms
    if (terms.length !== 1 || term === undefined || !isNew[0] || !isTerm(term)) return []
    const text = withoutConnective(sentence.shown, language)
    const at = text.indexOf(term)
    if (at < 0 || text.indexOf(term, at + 1) >= 0 || (at > 0 && /^\p{Lu}/u.test(term))) return []
    if (!BEFORE[language]?.test(text.slice(0, at)) || /^(?:[\p{L}-]| [-–—(])/u.test(text.slice(at + term.length)))
      return []
    const around = `${text.slice(0, at)}¦${text.slice(at + term.length)}`
    if (!NAMES[language]?.test(around) || (language === 'en' && INTRODUCES.test(around))) return []
    const rest = `${text.slice(0, at)} ${text.slice(at + term.length)}`
    const isEnough = text.split(' ').length >= FEWEST_WORDS && new Set(rootsOf(rest)).size >= FEWEST_ROOTS
    return isEnough &&
      standsAlone(text, language) &&
      isTelling(text, at, term.length, language) &&
      !(at === 0 && language === 'en' && ADJECTIVE.test(term)) &&
      !FRONTED.test(text.slice(0, at))
      ? [{ sentence, text, term, at }]
      : []
  })
}
