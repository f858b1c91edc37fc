import type { Analysis, Shown } from './analysis.ts'
import { standsAlone, withoutConnective } from './standalone.ts'
import { foldTerm, wordsOf } from './wordForms.ts'
import { isAboutTitle, isHedged } from './worth.ts'

/** A sentence in which one word or number (`key`) is asked for. `at` is its position in `text`. */
export type Gap = {
  sentence: Shown
  text: string
  at: number
  key: string
  answers: string[]
  form: 'number' | 'name'
}

const OFTEN = 3
/** Nouns with 'the' that usually refer to something named before. */
const ANAPHORIC: Record<string, RegExp> = {
  en: /(?:^|\s)[Tt]he (?:(?:new|old|first|original|entire|whole|young|local|same|final|resulting|present) )?(?:company|team|war|treaty|experiment|group|city|country|government|project|study|paper|book|film|movie|album|song|show|series|family|couple|man|woman|king|queen|emperor|president|author|book|law|act|court|case|ship|area|region|site|building|house|school|university|institute|laborator(?:y|ies)|work|event|battle|election|party|organi[sz]ation|church|town|village|state|nation|empire|kingdom|process|method|system|model|program|result|results|data|disease|virus|patient|patients|species|animal|plant|discovery|invention|theory|idea|term|word|name|place|time|period|day|year|century|end|position|post|role|title|award|prize|deal|agreement|bill|report|plan|number|population|amount|rate|value|club|league|match|game|tournament|season|festival|ceremony|building|bridge|station|line|route|road|river|lake|island|mountain|incident|attack|crash|fire|storm|investigation|trial|verdict|victim|victims|suspect|police|protesters?|minister|ministry|committee|council|board|commission|agency|department|office|academy|society|association|union|foundation|museum|library|hospital|clinic|collection|painting|text|letter|lecture|speech|article|manuscript|publication|edition|version|translation|announcement|decision|ruling|proposal|amendment|measure|reform|movement|rebellion|revolt|revolution|siege|invasion|conquest|dynasty|throne|title|army|troops|fleet|forces|soldiers|colony|settlers|settlement|Court|Commission|Committee)(?! (?:of|that|who|which|between|for|against)\b)\b/,
  es: /(?:^|\s)(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) (?:nuev[oa] |primer[oa]? |misma? )?(?:empresa|equipo|guerra|tratado|experimento|grupo|ciudad|país|gobierno|proyecto|estudio|libro|película|álbum|serie|familia|hombre|mujer|rey|reina|emperador|presidente|autor|ley|corte|caso|barco|área|región|zona|edificio|casa|escuela|universidad|instituto|obra|batalla|elección|partido|organización|iglesia|pueblo|estado|nación|imperio|reino|proceso|método|sistema|modelo|programa|resultado|datos|enfermedad|virus|paciente|especie|animal|planta|teoría|idea|término|lugar|periodo|período|día|año|siglo|final|cargo|título|premio|acuerdo|informe|plan|número|población|cantidad|tasa|valor|club|temporada|dinastía|trono|ejército|tropas|monje|reformador|khan|kan)(?! (?:de|del|que|entre|para|contra)\b)(?=[\s,.])/,
}

/** Whether a sentence names what it is about: it begins with a name or with a complete description. */
export function namesItsSubject(text: string, language: string, { names, small }: Analysis): boolean {
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
    const found = nameGap(sentence, text, language, analysis, title) ?? numberGap(sentence, text, language, analysis)
    return found ? [found] : []
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
  return { sentence, text, at: found.index, key, answers, form: 'number' }
}

const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|van|von|de|der|del|da|di|la|le|\p{Lu}[\p{L}’'-]+))* \p{Lu}[\p{L}’'-]+`
const DID: Record<string, RegExp> = {
  en: new RegExp(
    String.raw`^(?:In (?:\d{4}|the \w+ century), )?(?:(?:[\p{Ll}-]+ ){0,3}?)(${NAME}) (?:first |later |independently |successfully )?(?:discovered|invented|founded|developed|introduced|coined|proved|formulated|designed|created|isolated|composed|painted|patented|pioneered)\b`,
    'u',
  ),
  es: new RegExp(
    String.raw`^(?:En (?:\d{4}|el siglo \w+), )?(?:(?:(?:el|la) [\p{Ll}-]+ (?:[\p{Ll}-]+ )?)?)(${NAME}) (?:descubrió|inventó|fundó|desarrolló|introdujo|acuñó|demostró|formuló|diseñó|creó|aisló|patentó)\b`,
    'u',
  ),
}
const DONE_BY: Record<string, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:discovered|invented|founded|developed|introduced|written|coined|formulated|designed|created|isolated|composed|painted|patented|pioneered)(?: in \d{4})? by (?:[\p{Ll}-]+ ){0,4}?(${NAME})(?=[.,]| in | at | as )`,
    'u',
  ),
  es: new RegExp(
    String.raw`\b(?:descubiert|inventad|fundad|desarrollad|introducid|escrit|acuñad|formulad|diseñad|cread|patentad)[oa]s?(?: en \d{4})? por (?:(?:el|la) [\p{Ll}-]+ (?:[\p{Ll}-]+ )?)?(${NAME})(?=[.,]| en | como )`,
    'u',
  ),
}
const NO_PERSON =
  /\b(?:University|Universidad|Company|Inc|Institute|Instituto|Academy|Society|Congress|Parliament|Council|Church|Empire|Kingdom|States?|Republic|Party|Bank|Press|Corporation|Commission|Association|Union|Times|Court|Ministry|Department|Committee|College|School|War|Revolution|Act|Treaty|Laborator\w+|Foundation|Group|Labs?|House|Museum|Northern|Southern|Eastern|Western|North|South|East|West|New|Great|Saint|The|Los|Las)\b/

/** Whether a sentence contains an emphasised term or the title of the source, so that it's worth asking who did it. */
function isAboutTreated(text: string, { marked }: Analysis, title: string): boolean {
  const words = foldTerm(wordsOf(text).join(' '))
  return [...marked, foldTerm(title)].some((term) => term.length > 3 && ` ${words} `.includes(` ${term} `))
}

function nameGap(sentence: Shown, text: string, language: string, analysis: Analysis, title: string): Gap | null {
  const { sentences } = analysis
  if (isHedged(text) || !isAboutTreated(text, analysis, title)) return null
  for (const pattern of [DID[language], DONE_BY[language]]) {
    const match = pattern?.exec(text)
    const name = match?.[1]
    if (!match || name === undefined || NO_PERSON.test(name) || name.split(' ').length > 4) continue
    const at = match.index + match[0].indexOf(name)
    const surname = name.split(' ').at(-1) ?? name
    const rest = text.slice(0, at) + text.slice(at + name.length)
    const share = sentences.filter(({ shown }) => shown.includes(surname)).length / sentences.length
    // Leaves out the person whom the source is about, who is too easy to guess, and people who did something together.
    if (
      title.includes(surname) ||
      share > 0.1 ||
      rest.toLowerCase().includes(surname.toLowerCase()) ||
      /^,? (?:and|y) \p{Lu}/u.test(text.slice(at + name.length))
    )
      continue
    if (/\b(?:and|y) $/.test(text.slice(0, at))) continue
    return {
      sentence,
      text,
      at,
      key: name,
      answers: [name, surname, name.replace(/ (?:\p{Lu}\. )+/gu, ' ')],
      form: 'name',
    }
  }
  return null
}
