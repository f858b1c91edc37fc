import type { Analysis, Shown } from './analysis.ts'
import { standsAlone, withoutConnective } from './standalone.ts'
import { foldTerm, wordsOf } from './wordForms.ts'
import { isAboutTitle, isHedged } from './worth.ts'

/** A sentence in which a number (`key`) is asked for. `at` is its position in `text`. */
export type Gap = {
  sentence: Shown
  text: string
  at: number
  key: string
  answers: string[]
}

const OFTEN = 3
/** Nouns with 'the' that usually refer to something named before. */
const ANAPHORIC: Record<string, RegExp> = {
  en: /(?:^|\s)[Tt]he (?:(?:new|old|first|original|entire|whole|young|local|same|final|resulting|present) )?(?:company|team|war|treaty|experiment|group|city|country|government|project|study|paper|book|film|movie|album|song|show|series|family|couple|man|woman|king|queen|emperor|president|author|book|law|act|court|case|ship|area|region|site|building|house|school|university|institute|laborator(?:y|ies)|work|event|battle|election|party|organi[sz]ation|church|town|village|state|nation|empire|kingdom|process|method|system|model|program|result|results|data|disease|virus|patient|patients|species|animal|plant|discovery|invention|theory|idea|term|word|name|place|time|period|day|year|century|end|position|post|role|title|award|prize|deal|agreement|bill|report|plan|number|population|amount|rate|value|club|league|match|game|tournament|season|festival|ceremony|building|bridge|station|line|route|road|river|lake|island|mountain|incident|attack|crash|fire|storm|investigation|trial|verdict|victim|victims|suspect|police|protesters?|minister|ministry|committee|council|board|commission|agency|department|office|academy|society|association|union|foundation|museum|library|hospital|clinic|collection|painting|text|letter|lecture|speech|article|manuscript|publication|edition|version|translation|announcement|decision|ruling|proposal|amendment|measure|reform|movement|rebellion|revolt|revolution|siege|invasion|conquest|dynasty|throne|title|army|troops|fleet|forces|soldiers|colony|settlers|settlement|Court|Commission|Committee)(?! (?:of|that|who|which|between|for|against)\b)\b/,
  es: /(?:^|\s)(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) (?:nuev[oa] |primer[oa]? |misma? )?(?:empresa|equipo|guerra|tratado|experimento|grupo|ciudad|país|gobierno|proyecto|estudio|libro|película|álbum|serie|familia|hombre|mujer|rey|reina|emperador|presidente|autor|ley|corte|caso|barco|área|región|zona|edificio|casa|escuela|universidad|instituto|obra|batalla|elección|partido|organización|iglesia|pueblo|estado|nación|imperio|reino|proceso|método|sistema|modelo|programa|resultado|datos|enfermedad|virus|paciente|especie|animal|planta|teoría|idea|término|lugar|periodo|período|día|año|siglo|final|cargo|título|premio|acuerdo|informe|plan|número|población|cantidad|tasa|valor|club|temporada|dinastía|trono|ejército|tropas|monje|reformador|khan|kan)(?! (?:de|del|que|entre|para|contra)\b)(?=[\s,.])/,
}

/** Whether a sentence names what it is about: it begins with a name or with a complete description. */
function namesItsSubject(text: string, language: string, { names, small }: Analysis): boolean {
  if (ANAPHORIC[language]?.test(text)) return false
  const start = text.replace(
    /^(?:In|By|Since|On|During|En|Desde|Durante)(?: (?:\p{Lu}[\p{L}]+|\d{1,2}|\p{Ll}{4,10}))? ?(?:\d{1,2}, |de )?\d{4},? (?=\p{Lu}|the |el |la |los |las )/u,
    '',
  )
  const [first = ''] = wordsOf(start)
  if (/^(?:The|El|La|Los|Las)$/.test(first)) {
    const second = wordsOf(start)[1] ?? ''
    return /^\p{Lu}/u.test(second) || /^(?:The|El|La|Los|Las) (?:[\p{Ll}-]+ ){1,3}(?:of|de|del) /u.test(start)
  }
  const isName = /^\p{Lu}/u.test(first) && (names.get(first) ?? 0) >= 1 && (small.get(first.toLowerCase()) ?? 0) === 0
  // A plural without an article means all things of that kind: 'Glaciers cover …'.
  if (/[^s]s$/.test(first) && (small.get(first.toLowerCase()) ?? 0) >= OFTEN) return true
  return isName && !/^(?:President|King|Queen|Professor|Presidente|Rey)$/.test(first)
}

export const gapsOf = (analysis: Analysis, title: string): Gap[] => {
  const { language, sentences } = analysis
  if (language === null || !UNITS[language]) return []
  return sentences.flatMap((sentence) => {
    if (sentence.kind !== 'paragraph' && sentence.kind !== 'item' && sentence.kind !== 'quote') return []
    const text = withoutConnective(sentence.shown, language)
    if (!standsAlone(text, language)) return []
    if (!namesItsSubject(text, language, analysis) && !isAboutTitle(text, title)) return []
    return numberGap(sentence, text, language, analysis) ?? []
  })
}

const UNITS: Record<string, string> = {
  en: '(?:percent|per cent|%|million|billion|km|kilomet(?:er|re)s|met(?:er|re)s|miles|feet|inches|kilograms?|kg|grams|tons?|tonnes|degrees|hours|days|weeks|months|square (?:miles|kilomet(?:er|re)s))',
  es: '(?:%|por ciento|millones|km|kilómetros|metros|kilogramos?|kg|gramos|toneladas|grados|horas|días|semanas|meses)',
}

/** Sentences that say how large a quantity is, so that the number is the point of the sentence. */
const EQUALS: Record<string, RegExp> = {
  en: /^(?:An? |The |One )?([\p{L}][\p{L} -]{2,40}?) (?:is|are|equals?|is equal to|is defined as|corresponds to|has|have|consists? of|contains?) (?:exactly )?\d/u,
  es: /^(?:El |La |Los |Las |Un |Una )?([\p{L}][\p{L} -]{2,40}?) (?:es|son|equivalen? a|es igual a|se define como|tienen?|consta de|contienen?) (?:exactamente )?\d/u,
}

/** Asks for the only number of a sentence. Null if there are several, or the number has no unit. */
function numberGap(sentence: Shown, text: string, language: string, { marked }: Analysis): Gap | null {
  const subject = EQUALS[language]?.exec(text)?.[1]
  if (subject === undefined || !marked.has(foldTerm(subject)) || isHedged(text)) return null
  if ((text.match(/\d+(?:[.,]\d+)*/g) ?? []).length !== 1) return null
  const number = /(?<![\p{L}\d.,–$£€-])(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)/u.source
  const found = new RegExp(`${number} ?${UNITS[language]}(?=[\\s.,;)])`, 'u').exec(text)
  const key = found?.[1]
  if (!found || key === undefined) return null
  const isShare = /^\S+ ?(?:%|per ?cent|por ciento)/.test(found[0])
  const answers = isShare ? [key, `${key}%`, `${key} ${language === 'en' ? 'percent' : 'por ciento'}`] : [key]
  return { sentence, text, at: found.index, key, answers }
}
