import type { Analysis } from './analysis.ts'
import { once } from './once.ts'
import { foldTerm, wordsOf } from './wordForms.ts'

/**
 * Decides whether something in a source is worth a question: the source must treat it as a subject, and state it as a
 * fact.
 */

type Known = Pick<Analysis, 'marked' | 'small' | 'names'>

const OFTEN = 2

/** Whether the source is about a term, rather than using it only once. */
export const isTreated = (term: string, known: Known): boolean =>
  known.marked.has(foldTerm(term)) || usesOf(term, known) >= OFTEN

/** How often the rarest word of a term occurs in the source, regardless of case. */
export const usesOf = (term: string, { small, names }: Known) =>
  Math.min(
    ...wordsOf(term).map((word) => {
      const low = word.toLowerCase()
      const forms = [low, `${low}s`, low.replace(/e?s$/, '')]
      return [...new Set(forms)].reduce((sum, form) => sum + (small.get(form) ?? 0), names.get(word) ?? 0)
    }),
  )

/** How many words of a source it takes until a term must be mentioned once more to count as important. */
const WORDS_A_MENTION = 1_500
const MOST_MENTIONS = 5

/**
 * Whether the source mentions a term more often than an aside. In a short text once is enough, and in one of 6,000 words
 * or more it takes five times. Readers called 85% of the questions about terms with four mentions good, and 48% of those
 * about terms with a single one.
 */
export function isImportant(term: string, analysis: Pick<Analysis, 'sentences'>): boolean {
  const { text, words } = foldedTextOf(analysis.sentences)
  const needed = Math.min(MOST_MENTIONS, 1 + Math.floor(words / WORDS_A_MENTION))
  return text.split(` ${foldTerm(term.replace(/ \([^()]*\)$/, '')).replaceAll(' ', '  ')} `).length > needed
}

/** All words of a source in the form of `foldTerm`. Each is between two spaces, so that terms can be counted. */
const foldedTextOf = once((sentences: Analysis['sentences']) => {
  const words = sentences.flatMap(({ shown }) => wordsOf(shown.replaceAll('-', ' ')).map((word) => foldTerm(word)))
  return { text: ` ${words.join('  ')} `, words: words.length }
})

/** Whether a term is the name of a single thing, such as a place or a person. Abbreviations such as 'TCP' aren't. */
export const isProperName = (term: string, { small, names }: Known): boolean => {
  const [first = ''] = wordsOf(term)
  return /^\p{Lu}\p{Ll}+/u.test(first) && (names.get(first) ?? 0) > 0 && (small.get(first.toLowerCase()) ?? 0) === 0
}

/** Words that praise or judge a thing, or are metaphors for it, instead of saying what it is. */
const FIGURES: Record<string, RegExp> = {
  en: /^(?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:cornerstone|backbone|heart|hallmark|mainstay|staple|pillar|milestone|bridge|mirror|window|gateway|home|symbol|myth|art|journey|essence|soul|engine|key|foundation|beginning|birthplace|cradle|crossroads|blessing|curse|nightmare|dream|monster|beast|giant|champion|winner|king|queen|favou?rite|must-have|lifesaver|bonus|plus|trap|pitfall|mess|pain|joy|luxury|necessity|tragedy|triumph|mystery|puzzle|success|failure|winner|challenge|priority|opportunity|alternative|choice|option|improvement|indicator|predictor|component|ingredient|concern|obstacle|barrier|threat|risk|exception|requirement|force|proof|evidence|testament|target|focus|candidate|phenomenon|norm|trend|business|industry|market)\b/iu,
  es: /^(?:un[oa]? |el |la )?(?:[\p{L}-]+ ){0,2}?(?:piedra angular|pilar|coraz[oó]n|columna vertebral|símbolo|clave|espejo|ventana|puerta|puente|arte|alma|esencia|mito|hito|cuna|motor|riesgo|amenaza|reto|desafío|oportunidad|opción|alternativa|necesidad|requisito|excepción|éxito|fracaso|prioridad|componente|indicador|fenómeno|prueba|muestra)(?![\p{L}])/iu,
}

/** Words that narrow down a general noun: 'that …', 'used to …', 'of …'. */
const LIMITS: Record<string, RegExp> = {
  en: /^(?:an? |the |any )?(?:[\p{L}\d'’"“”«»/-]+,? ){1,6}?(?:that|which|who|whose|where|when|in which|by which|through which|on which|for which|at which|of|for|from|to|with|without|by|in|between|among|into|containing|consisting|made|used|designed|formed|composed|having|involving|caused|produced|created|built|based|given|carried|held|found|[\p{Ll}]{3,}(?:ing|ed))\b/u,
  es: /^(?:un[oa]?s? |el |la |los |las |cualquier |aquell?[oa]? )?(?:[\p{L}\d'’"“”«»/-]+,? ){1,5}?(?:que|cuy[oa]s?|donde|de|del|para|por|con|sin|en|entre|formad[oa]s?|compuest[oa]s?|usad[oa]s?|utilizad[oa]s?|capaz|capaces|asignad[oa]|cread[oa])(?![\p{L}])/u,
}

/**
 * Whether words define something: they say what kind of thing it is and what sets it apart, without judgements or
 * metaphors.
 */
export const isDefining = (definition: string, language: string): boolean =>
  (LIMITS[language]?.test(definition) ?? false) &&
  !(FIGURES[language]?.test(definition) ?? true) &&
  !HEDGED.test(definition)

/** Words for what the source isn't sure of or only gives roughly. */
const HEDGED =
  /\b(?:about|around|approximately|roughly|nearly|almost|over|more than|less than|up to|at least|some \d|estimated|estimates?|perhaps|probably|possibly|allegedly|reportedly|supposedly|disputed?|debated|controversial|uncertain|unclear|may have|might|circa|ca?\.|seems?|appears? to|arguably|believed|thought to|considered|unos \d|unas \d|alrededor|aproximadamente|casi|más de|menos de|hasta|cerca de|quizás?|tal vez|probablemente|posiblemente|supuestamente|se cree|se estima|parece|considerad[oa]|discutid[oa]|hacia \d)\b/iu

export const isHedged = (text: string) => HEDGED.test(text)

/** Whether a sentence begins with the title of the source, so that it's about the same thing. */
export function isAboutTitle(text: string, title: string): boolean {
  const words = wordsOf(title.replace(/\([^()]*\)/g, '')).filter((word) => /^\p{Lu}/u.test(word))
  const start = `${wordsOf(text).slice(0, 8).join(' ')} `.replace(YEAR_FIRST, '')
  const last = words.at(-1)
  return words.length > 0 && words.length < 5 && last !== undefined && last.length > 2 && startsWith(start, words, last)
}

const YEAR_FIRST = /^(?:In|On|En|El) (?:\p{Lu}\p{Ll}+ )?(?:\d{1,2} )?(?:de \p{Ll}+ de )?\d{4} /u

const startsWith = (start: string, words: string[], last: string) =>
  start.startsWith(`${words.join(' ')} `) || start.startsWith(`${last} `) || start.startsWith(`The ${words.join(' ')} `)
