import { hasLoosePronoun, isWhole, pointsElsewhere } from './standalone.ts'
import { countWords, rootsOf } from './wordForms.ts'

/** Rules for what counts as an explanation, regardless of the term. */

/** Beginnings that judge, compare or give an example, so that they would be true of other things too. */
export const VAGUE: Record<string, RegExp> = {
  en: /^(?:an? (?:very |relatively |fairly |rather |quite )?(?:good|great|common|popular|major|key|important|useful|powerful|simple|easy|number|lot|fraction|share|few|little|bit|matter|result|part|member|example|reason|way|more|less|different|similar|long|short|new|free|single|specific|certain|variety|topic|subject|concept|term|word|name|fact|problem|challenge|question|source|sign|person|place|thing|first|second|third|must|large|small|big|high|low|significant|fundamental|central|crucial|critical|bad|nice|natural|complex|difficult|hard|vital|famous|notable|well-known|particular|special|potential|possible|typical|recent|valuable|interesting|growing|convenient|consequence|function of|list|broad|huge|vast|wide|strong|weak|real|true|false|better|worse|prime|classic|standard|modern|traditional|mere|slow|fast|beautiful|waste|by-product|byproduct|product|attempt|aspect|desirable|undesirable)\b|the (?:most|least|sole|aspect|best|same|one|main|key|only|reason|result|case|following|number|primary|major|way|fact|first|second|third|next|last|topic|subject|name|term|word|idea|problem|question|answer|goal|aim|purpose|basis|cause|leading|default|product|source|end|other|more|less|whole|right|left|common)\b|the \w+est\b|(?:hundreds|thousands|millions|billions|dozens)\b|one\b|when (?:it|they|you)\b|those\b)/i,
  es: /^(?:un[oa]? (?:muy |bastante |de l[oa]s )|un[oa] (?:buen[oa]?|gran|ejemplo|parte|tema|concepto|término|problema|forma de|manera|resultado|consecuencia|factor|elemento|aspecto|importante|serie|cuestión|cosa|miembro|caso|signo|fuente|pequeñ[oa]|nuev[oa]|mejor)\b|(?:el|la|los|las) (?:más|mejor(?:es)?|mism[oa]s?|únic[oa]s?|principal(?:es)?|primer[oa]?s?|segund[oa]s?|tercer[oa]?s?|que|razón|motivo|causa|resultado|siguientes?|mayor(?:es)?|menor(?:es)?|última?|último|base|responsables?|encargad[oa]s?|cuales)\b|(?:el|la) (?:derecho|deber|obligación)\b)/i,
}

/** Where examples begin, which may be left out of an explanation that is too long. */
const EXAMPLES: Record<string, RegExp> = {
  en: /, (?:such as|including|like|for example|e\.g\.|i\.e\.)| \((?:e\.g\.|for example|such as|see)\b/,
  es: /, (?:como|por ejemplo|incluyendo|tales como)\b| \(p(?:or|\.) ?ej/,
}
/** Words after examples that still limit the noun: 'a hormone, such as insulin, that …'. */
const GOES_ON = /, (?:that|which|who|where|used|in|to|by|from|que|cuy[oa]s?|usad[oa]s?|para)\b|\) \p{Ll}/u

const FEWEST_WORDS = 5
const FEWEST_WORDS_CUT = 12
const MOST_WORDS = 34
const FEWEST_ROOTS = 3

/**
 * A whole explanation, because readers need all of it to tell its term from others. Only examples at the end are left
 * out, if it would be too long otherwise. Empty if it's too long nevertheless.
 */
export function cut(text: string, language: string): string {
  if (countWords(text) <= MOST_WORDS) return text.trim()
  const found = EXAMPLES[language]?.exec(text)
  if (!found) return ''
  const [left, rest] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  return countWords(left) < FEWEST_WORDS_CUT || GOES_ON.test(rest) ? '' : left.trim()
}

/** A complete clause with its own verb, which isn't an explanation: 'the schedule is based on …'. */
const CLAUSE: Record<string, RegExp> = {
  en: /^(?:(?!\b(?:that|which|who|whose|where|when|in)\b).)*? (?:is|are|was|were|will|can|has|have|differ|may|must|should)\b/,
  es: /^(?:(?!\b(?:que|donde|cuando|cuyo|cuya|en)\b).)*? (?:es|son|fue|eran?|está|están|puede|pueden|tiene|tienen|se)\b/,
}

/** A clause with another verb: 'the baker cuts the surface so that …'. */
const DOES =
  /^(?:the|an?) (?:(?!\b(?:that|which|who|whose|where|when|of|in|for|to|from|with|by|on|at|between|as)\b)[\p{L}-]+ ){1,3}?\p{Ll}{2,}[^su\W]s (?:(?:an?|the|its|their) |\p{Ll}+ (?:to|into|from|with) )/u

export function isSound(definition: string, language: string): boolean {
  if (
    /^(?:(?:the |los |las )?(?:types?|kinds?|tipos?|clases?) (?:of|de)|has|have|is|are|can|does|tiene|es|son) /.test(
      definition,
    )
  )
    return false
  if (CLAUSE[language]?.test(definition) || DOES.test(definition)) return false
  const words = countWords(definition)
  if (words < FEWEST_WORDS || words > MOST_WORDS || new Set(rootsOf(definition)).size < FEWEST_ROOTS) return false
  return (
    isWhole(definition) &&
    !pointsElsewhere(definition, language) &&
    !hasLoosePronoun(definition.replace(/(?<= )(?:its|their|sus?)(?= )/g, 'a'), language, 28) &&
    // After a colon, part of the explanation would be missing. A slash means that there are two alternatives.
    !/[?/]|: /.test(definition)
  )
}
