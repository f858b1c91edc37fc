import type { Analysis, Shown } from './analysis.ts'
import { isKindOfThing } from './kindsOfThings.ts'
import { standsAlone, withoutConnective } from './standalone.ts'
import { isTerm, TERM } from './terms.ts'
import { foldTerm } from './wordForms.ts'
import { isHedged } from './worth.ts'

const NAMED: Record<string, RegExp> = {
  en: new RegExp(
    String.raw`(?<!\b(?:also|sometimes|often|commonly|so|be|been|now|still|later|formerly|officially|collectively|better|is|they|not) )\b(?:called|known as|termed|referred to as) (?:an? |the )?[“"‘]?(${TERM})[”"’]?(?=[.,;)]|$| (?:and|which|that|in|of|by|or|because|when)\b)`,
    'u',
  ),
  es: new RegExp(
    String.raw`\b(?:se (?:le |les )?(?:llaman?|denominan?|conocen? como)|(?<!también |a veces |veces |mal |de )(?:llamad|denominad|conocid)[oa]s?(?: como)?|recibe el nombre de|reciben el nombre de) (?:el |la |los |las |un |una )?[«"“]?(${TERM})[»"”]?(?=[.,;)]|$| (?:y|que|en|o|porque|cuando)\b)`,
    'u',
  ),
}

/** Sentences that begin with a term and say what it is, but with another verb than 'is'. */
const TELLS: Record<string, RegExp> = {
  en: new RegExp(
    `^(?:An? |The )?(${TERM}) (?:(?:occurs?|happens?|takes? place|arises?|exists?) (?:when|if|whenever)|describes?|states? that|holds? that|measures?|refers? to|is defined as|are defined as|corresponds? to|denotes?|is characterized by|are characterized by) `,
    'u',
  ),
  es: new RegExp(
    `^(?:El |La |Los |Las |Un |Una )?(${TERM}) (?:(?:ocurren?|se producen?|sucede) (?:cuando|si|porque)|consisten? en|describen?|miden?|establece que|afirma que|se refieren? a|se definen? como|se caracterizan? por) `,
    'u',
  ),
}

/** A name inside a sentence: what the source says is then about one case rather than about the term in general. */
const NAME_INSIDE = /[\p{Ll},] \p{Lu}\p{Ll}/u

/** Words that show that the named thing is one of several, so that another name would fit as well. */
const ONE_OF_MANY =
  /\b(?:one of|some of|such as|for example|for instance|including|an example of|belongs? to|uno de|una de|como por ejemplo|tales como|entre otros)\b|\(\p{Lu}{2,6}s?\)/iu

/** Words that introduce an example or a hypothetical case. */
const SUPPOSED =
  /\b(?:suppose|supposing|imagine|say you|for example|for instance|e\.g\.|supongamos|imagina|imaginemos|por ejemplo|quieres|queremos|quieras|tenemos|see paper)\b/i
/**
 * Beginnings that refer to the sentence before: 'The emissions are called …', but not 'The spaces inside of a cell are
 * …'.
 */
const OF_BEFORE: Record<string, RegExp> = {
  en: /^(?:The (?!(?:(?!(?:is|are|was|were|can|may|has|have)\b)[\p{L}’'-]+ ){1,3}?(?:of|that|which|who|whose|in|inside|outside|between|from|to|for|with|by|at|on|where|when|used|made|formed|caused)\b)|(?:An?|The) (?:second|third|fourth|fifth|early|earlier|final|last|similar|related|further|additional|new|recent|more|less|newer|older|simpler|better) |(?:Two|Three|Four|Five) )/u,
  es: /^(?:(?:El|La|Los|Las) (?!(?:(?!(?:es|son|fue|tiene|puede)\b)[\p{L}’'-]+ ){1,3}?(?:de|del|que|en|entre|para|por|con|cuy[oa]s?|donde)\b)|(?:Un|Una|El|La) (?:segund|tercer|cuart|últim|nuev|similar|reciente)|Dado que |Debido a |Puesto que |Ya que |Al )/u,
}
const LONGEST_OF_A_ROW = 70
const JOINING = [' and ', ' or ', ' y ', ' o ']

/** Whether a term after `before` would be one of several in a list, any of which would fit. */
function isInARow(before: string): boolean {
  const parts = before.split(',')
  const last = parts.at(-1) ?? ''
  const commas = parts.length - 1
  if (commas >= 3 && last.startsWith(' ') && last.length <= LONGEST_OF_A_ROW + 1) return true
  const isJoined = JOINING.some((word) => {
    const at = last.lastIndexOf(word)
    return at > 0 && last.length - at - word.length <= LONGEST_OF_A_ROW
  })
  return commas >= 2 && isJoined
}

/** Whether the text around a gap makes clear which term is missing. */
export function isTelling(text: string, at: number, length: number, language: string): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + length)]
  if (SUPPOSED.test(text) || OF_BEFORE[language]?.test(text)) return false
  if (/: /.test(before) || isInARow(before)) return false
  // 'known as promoters and enhancers' names two things.
  return !/^[”"’»]? (?:and|or|y|e|o|u) \p{Ll}/u.test(after) && !/\b(?:and|or|y|o) (?:an? |the |el |la )?$/.test(before)
}

/** Headings that name a part of a text rather than a thing. */
const SECTION =
  /^(?:history|origins?|etymology|description|classification|structure|function|uses?|types?|production|properties|behaviou?r|distribution|evolution|reproduction|culture|society|development|research|treatment|diagnosis|prevention|signs?|symptoms|causes?|applications?|awakening|historia|estructura|usos?|tipos|propiedades|origen|causas|desarrollo)$/i
export const ADJECTIVE = /(?:ive|ic|ary|ous|ed|less|ful|able|ible|al)$/

/** Whether a term of a single word has the ending of an adjective, and isn't known as a noun. */
export const isAdjective = (term: string) => !term.includes(' ') && ADJECTIVE.test(term) && !isKindOfThing(term)

export type Naming = { sentence: Shown; text: string; term: string; at: number }

/**
 * Sentences that give something its name ('… is called X.') or say what an emphasised term is ('X occurs when …'). `at`
 * is the position of the term in `text`.
 */
export function namingsOf(analysis: Analysis): Naming[] {
  const { sentences, language, marked } = analysis
  const pattern = NAMED[language ?? '']
  if (!pattern || language === null) return []
  return sentences.flatMap((sentence) => {
    if (sentence.kind === 'heading' || sentence.kind === 'other' || sentence.kind === 'caption') return []
    const text = withoutConnective(sentence.shown, language)
    const told = TELLS[language]?.exec(text)
    if (
      told?.[1] &&
      marked.has(foldTerm(told[1])) &&
      isTerm(told[1]) &&
      !NAME_INSIDE.test(text) &&
      !(language === 'en' && ADJECTIVE.test(told[1])) &&
      !/^(?:The|El|La|Los|Las) /.test(text) &&
      !SECTION.test(told[1]) &&
      standsAlone(text, language) &&
      isTelling(text, told[0].indexOf(told[1]), told[1].length, language)
    )
      return [{ sentence, text, term: told[1], at: told[0].indexOf(told[1]) }]
    const match = pattern.exec(text)
    const written = match?.[1]
    const term = written?.replace(/ \([^()]*\)$/, '')
    if (!match || written === undefined || term === undefined || !isTerm(term) || !standsAlone(text, language))
      return []
    // A name isn't explained by what is called so: 'her album, called Shine, …'.
    if (/^\p{Lu}\p{Ll}/u.test(term)) return []
    const after = text.slice(match.index + match[0].length)
    const isLast = after.length <= 2
    const isShort = !term.includes(' ') && /^[”"’»]?[,;)]/.test(after)
    const isGiven = /(?:, |\(|\b(?:is|are|se|les?) |\p{Ll}s )$/u.test(text.slice(0, match.index))
    if (!marked.has(foldTerm(term)) && !((isLast || (isShort && isGiven)) && !/^\p{Lu}/u.test(term))) return []
    if (isHedged(text) || ONE_OF_MANY.test(text) || (language === 'en' && isAdjective(term))) return []
    const at = match.index + match[0].lastIndexOf(written)
    if (!isTelling(text, at, term.length, language)) return []
    return [{ sentence, text, term, at }]
  })
}
