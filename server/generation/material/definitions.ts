import type { MaterialDocument } from '../../material/service.ts'
import type { Analysis, Shown } from './analysis.ts'
import { cut, isSound, VAGUE } from './explanation.ts'
import { explainedWhereMarked, meantIn } from './markedDefinitions.ts'
import { withoutConnective } from './standalone.ts'
import { countOf, isTerm, niceTerm, TERM } from './terms.ts'
import { foldTerm } from './wordForms.ts'
import { isDefining, isProperName, isTreated } from './worth.ts'

/** A term and the words with which the source explains it. Both occur in `sentence.shown`. */
export type Definition = {
  term: string
  definition: string
  sentence: Shown
  /** `said`: 'X is a …'. `listed`: 'X: a …', as glossaries have it. `apposed`: 'X, a …,'. */
  form: 'said' | 'listed' | 'apposed'
  /** Other names between the term and its explanation: 'X: (also, Y) a …'. */
  also: string[]
}

type Known = Omit<Analysis, 'definitions'>

const SAID: Record<string, RegExp> = {
  en: new RegExp(
    String.raw`^((?:An?|The) )?(?:term )?[“"‘]?(${TERM})[”"’]? (is|are|refers to|refer to|means|is defined as|can be defined as) (.+)\.[”"]?$`,
    'u',
  ),
  es: new RegExp(
    String.raw`^((?:El|La|Los|Las|Un|Una) )?(${TERM}) (es|son|consiste en|significa|se define como|se refiere a) (.+)\.$`,
    'u',
  ),
}

/** The beginning of an explanation of a singular term. */
const EXPLAINS: Record<string, RegExp> = {
  en: /^(?:an? |the |any |anything |defined as |those )/i,
  es: /^(?:un |una |unos |unas |el |la |los |las |aquel |aquella |cualquier |definid[oa] como |conjunto de |proceso )/i,
}

/** The beginning of an explanation of a plural term: 'instruments that measure …'. */
const EXPLAINS_MANY: Record<string, RegExp> = {
  en: /^(?:[\p{Ll}-]+ )?[\p{Ll}-]+s (?:that|which|who|used (?:to|for|in|by)|made|of|in which|where|whose|formed|found)\b/u,
  es: /^[\p{Ll}-]+s (?:[\p{Ll}-]+s )?(?:que|utilizad[oa]s|formad[oa]s|en l[oa]s que|cuy[oa]s?)\b/u,
}
const PLACES: Record<string, RegExp> = {
  en: /^the [\p{Ll}-]+ (?:[\p{Ll}-]+ )?(?:where|at which|in which|by which|through which|on which|between|from which|to which)\b/u,
  es: /^(?:el|la) [\p{Ll}-]+ (?:[\p{Ll}-]+ )?(?:donde|en (?:el|la) que|por (?:el|la) que|entre)\b/u,
}

/** Nouns with which 'X is the …' explains what X is, because every X has its own: 'the study of …'. */
const DEFINITE: Record<string, RegExp> = {
  en: /^the (?:[\p{Ll}-]+ )?(?:study|process|ability|amount|rate|ratio|practice|tendency|distance|measure|branch|act|degree|science|property|transfer|movement|conversion|breakdown|formation|release|production|theory|principle) (?:of|by|in|that|to|through)\b/u,
  es: /^(?:el|la) (?:[\p{Ll}-]+ )?(?:estudio|proceso|capacidad|cantidad|tasa|práctica|tendencia|distancia|medida|rama|acto|grado|ciencia|propiedad|transferencia|movimiento|conversión|formación|liberación|producción|teoría|principio) (?:de|del|por|en|que)(?![\p{L}])/u,
}

const OFTEN = 2

/** The explanations of terms in a document, each term once, in the order of the text. */
export function definitionsOf(document: MaterialDocument, known: Known): Definition[] {
  const { language } = known
  if (language === null || !SAID[language]) return []
  const found = known.sentences.flatMap((sentence) => {
    if (sentence.kind === 'heading' || sentence.kind === 'other') return []
    return (
      meantIn(known, sentence) ??
      listed(document, known, sentence, language) ??
      said(known, sentence, language) ??
      explainedWhereMarked(document, known, sentence) ??
      apposed(document, known, sentence, language) ??
      explainedInPassing(known, sentence, language) ??
      []
    )
  })
  // A glossary explains a term better than a sentence that uses it.
  const listedKeys = new Set(found.flatMap(({ term, form }) => (form === 'listed' ? [foldTerm(term)] : [])))
  const taken = new Set<string>()
  return found.filter(({ term, form }) => {
    const key = foldTerm(term)
    if (taken.has(key) || (form !== 'listed' && listedKeys.has(key))) return false
    taken.add(key)
    return true
  })
}

function said(known: Known, sentence: Shown, language: string): Definition | null {
  if (sentence.kind === 'caption') return null
  const text = withoutConnective(sentence.shown, language)
  const match = SAID[language]?.exec(text)
  if (!match) return null
  const [, article = '', written = '', verb = '', rest = ''] = match
  const [term, definition] = [niceTerm(written, known), cut(rest, language)]
  const isOfMany =
    /^(?:are|son)$/.test(verb) && article !== 'The ' && (EXPLAINS_MANY[language]?.test(definition) ?? false)
  if (!isTerm(term) || !(isOfMany || EXPLAINS[language]?.test(definition)) || VAGUE[language]?.test(definition))
    return null
  const key = foldTerm(term)
  const isGeneral = /^(?:an?|una?) $/i.test(article)
  const isFrequent = term.split(' ').length <= 2 && countOf(known, term) >= OFTEN && article === ''
  const isSpanishNoun = language === 'es' && /^(?:el|la) $/i.test(article) && countOf(known, term) >= OFTEN
  // 'The process is a …' refers to something named before, unless the source marks it as a term.
  const isPlace = (PLACES[language]?.test(definition) ?? false) && countOf(known, term) > OFTEN
  const isOne = DEFINITE[language]?.test(definition) ?? false
  if (/^the $/i.test(article) && !known.marked.has(key) && !isPlace) return null
  if (!known.marked.has(key) && !isGeneral && !isFrequent && !isSpanishNoun && !isPlace) return null
  const isTopic = known.marked.has(key)
  if (!isTreated(term, known) || !isDefining(definition, language) || (isProperName(term, known) && !isTopic))
    return null
  // 'X is the …' says which one X is. That is only a definition if the source emphasises the term.
  if (/^(?:the|el|la|los|las) /i.test(definition) && !isTopic && !isPlace && !isOne) return null
  return isSound(definition, language)
    ? {
        term,
        definition: definition.replace(/^(?:defined as|definid[oa]s? como) /, ''),
        sentence,
        form: 'said',
        also: [],
      }
    : null
}

export const LISTED = new RegExp(String.raw`^(${TERM}) ?(?::|–|—|\s-) (.+)$`, 'u')
const LISTED_STARTS: Record<string, RegExp> = {
  en: /^(?:an? |the (?!\w+ (?:is|are|was|will|has|can)\b)|[\p{Ll}-]+ing of )/u,
  es: /^(?:un |una |unos |unas |conjunto |proceso |[\p{Ll}-]+ción de )/u,
}
/** Words before a colon that aren't explained by what follows: 'Optional: …'. */
export const LABEL =
  /^(?:optional|required|note|notes|tip|tips|warning|caution|example|examples|default|result|results|pros?|cons?|advantages?|disadvantages?|benefits?|drawbacks?|usage|purpose|summary|overview|background|status|type|input|output|step \w+|option \w+|bonus|update|answer|question|objective|goal|recommended|deprecated|important|see also|references?|pre-?requisites?|ingredients?|method|preparation|serves|yield|opcional|obligatorio|nota|consejo|aviso|advertencia|ejemplos?|resultado|ventajas?|desventajas?|inconvenientes?|uso|objetivo|resumen|paso \w+|importante|recomendado|requisitos?|ingredientes?|[\p{Ll}\p{Lu}]+(?:ly|able|ible|ally|mente))$/iu
const GLOSSARY =
  /^(?:(?:[\p{Lu}\d]{1,3}[.):]|(?:article|section|chapter|appendix) \w+[:.]) )?(?:glossary|key terms|glosario|términos clave|vocabulary|definitions|definiciones|terminology|terminología)\b/iu

/** Finds 'X: a …' at the beginning of a block, if the source emphasises X. */
function listed(document: MaterialDocument, known: Known, sentence: Shown, language: string): Definition | null {
  const block = document.blocks[sentence.block]
  if (!block || block.start !== sentence.start) return null
  const first = block.emphasised[0]
  if (!first || first.start - block.start > 1) return null
  const match = LISTED.exec(sentence.shown)
  if (!match) return null
  const [, written = '', rest = ''] = match
  const [, others = '', explained = ''] = /^(?:\(((?:also|o|también|or)\b[^()]*)\)[,:]? )?(.+)$/i.exec(rest) ?? []
  const [term, definition] = [
    niceTerm(written, known),
    cut(explained.replace(/\.$/, '').replace(/^(?:is|are|refers? to|means|es|son) /, ''), language),
  ]
  const from = document.text.slice(first.start, first.end).replace(/(?<![:.\s])[:.\s]+$/, '')
  if (foldTerm(from) !== foldTerm(written) || !isTerm(term) || LABEL.test(term)) return null
  const isInGlossary =
    /^[\p{Ll}(]/u.test(definition) &&
    document.blocks
      .slice(0, sentence.block)
      .findLast(
        ({ kind, start, end }) => kind === 'heading' && GLOSSARY.test(document.text.slice(start, end).trim()),
      ) !== undefined
  const begins = isInGlossary || (LISTED_STARTS[language]?.test(definition) && !VAGUE[language]?.test(definition))
  if (
    /^[^,]{0,40}\b(?:will|is|are|está|están|tiene|permite|debe)\b/.test(definition) &&
    !/\b(?:that|which|who|que|where|in)\b/.test(definition.slice(0, 40))
  )
    return null
  // A sentence that begins with a verb tells the reader what to do, or what something does.
  if (
    !begins ||
    /^(?:use|using|see|returns?|runs?|sets?|gets?|adds?|shows?|contains?|uses?|allows?|provides?|makes?|is|are|to|if|no|por|para|permite|usa|utiliza)\b/i.test(
      definition,
    )
  )
    return null
  if (!isInGlossary && !isDefining(definition, language)) return null
  return isSound(definition, language) ? { term, definition, sentence, form: 'listed', also: namesIn(others) } : null
}

/** The names in 'also, called X, Y or Z'. */
const namesIn = (others: string) =>
  others
    .replace(/^(?:also|o|también|or)\b,? ?/i, '')
    .split(/, (?:or |o )?| or | o /)
    .map((name) => name.replace(/^(?:(?:also )?(?:called|known as|abbreviated as|abbreviated)|an?|the) /i, '').trim())
    .filter((name) => name.length > 1 && name.length < 45)

const APPOSED: Record<string, RegExp> = {
  en: /^,? (?:\(((?:an?|the) [^()]{20,160})\)|, ((?:an?|the) [^,;:.()]{20,160})[,.]|: ([\p{Ll}][^;:.()]{20,160})\.)/u,
  es: /^,? (?:\(((?:un|una|el|la) [^()]{20,160})\)|, ((?:un|una|el|la|los|las) [^,;:.()]{20,160})[,.])/,
}

/**
 * An explanation inside a sentence about something else: a noun, words that limit it, and no pronoun that refers to
 * something else.
 */
const LIMITED = String.raw`(?:an? )(?:(?!(?:and|or)\b)[\p{Ll}-]+ ){1,4}(?:that|which|who|whose|where|in which|by which|used|made|formed|caused|produced|consisting|containing|found|of|with)\b(?![^,;:.()]*\b(?:its|their|it|they|he|she|his|her|and an?|or an?)\b)[^,;:.()]{12,140}`
/** 'by renin, an enzyme that …': after a function word such as 'by', the word isn't the end of a longer term. */
const UNMARKED = new RegExp(
  String.raw`(?:^|(?<!\p{Lu}[\p{L}]* )\b(?:of|the|an?|by|with|from|in|as|called|into|through|include|includes|is|are|produces?|contains?) )([\p{Ll}-]{5,}|(?<=^)\p{Lu}[\p{Ll}-]{4,})(?:, (${LIMITED})[,.]|,? \((${LIMITED})\)|, which (?:is|are) (${LIMITED})[,.])`,
  'u',
)
/** After such a beginning, the words after the comma are a clause and not an explanation: 'In general, a …'. */
const FRONTED =
  /^(?:From|In|On|At|By|For|With|Without|Under|During|Following|After|Before|Until|While|When|If|As|Because|Since|Although|Though|Due|Given|Like|Unlike|To|Through|Within|Among|Despite|Once|\S+ing)\b/
const QUALITY = /(?:ed|able|ible|ic|al|ive|ous|ful|ent|ant|ly|er|est)$/

/** Finds 'X, a … that …,' if X occurs often enough in the source to be one of its subjects. */
function explainedInPassing(known: Known, sentence: Shown, language: string): Definition | null {
  if (language !== 'en' || sentence.kind === 'caption') return null
  const match = UNMARKED.exec(sentence.shown)
  if (!match) return null
  const [, written = '', ...found] = match
  const definition = cut(found.find((text) => text !== undefined) ?? '', language)
  const term = niceTerm(written, known)
  const isBracketed = found[1] !== undefined
  if (!isTerm(term) || countOf(known, term) < OFTEN || isProperName(term, known)) return null
  if (QUALITY.test(term) || VAGUE.en?.test(definition) || (FRONTED.test(sentence.shown) && !isBracketed)) return null
  return isDefining(definition, language) && isSound(definition, language)
    ? { term, definition, sentence, form: 'apposed', also: [] }
    : null
}

/** Finds 'X, a …,' and 'X (a …)', if the source emphasises X. */
function apposed(document: MaterialDocument, known: Known, sentence: Shown, language: string): Definition | null {
  const inside =
    document.blocks[sentence.block]?.emphasised.filter(
      ({ start, end }) => start >= sentence.start && end <= sentence.end,
    ) ?? []
  for (const { start, end } of inside) {
    const written = document.text.slice(start, end)
    const at = sentence.shown.indexOf(written)
    if (at < 0) continue
    const after = sentence.shown
      .slice(at + written.length)
      .replace(/^,/, ' ,')
      .replace(/^:/, ' :')
    const match = APPOSED[language]?.exec(after.replace(/^ ([,:])/, ' $1'))
    const definition = (match?.[1] ?? match?.[2] ?? match?.[3])?.trim()
    const term = niceTerm(written, known)
    if (definition === undefined || !isTerm(term) || VAGUE[language]?.test(definition)) continue
    // Words about several things together don't explain any one of them.
    if (
      /\b(?:and|or|y|o) $|^(?:In|With|For|Under|During|By|As|When|If|From|To|Using|Through|En|Con|Para|Por|Según|Durante) (?:the |an? |el |la )?$/.test(
        sentence.shown.slice(0, at),
      ) ||
      (match?.[2] !== undefined && /^(?:the|el|la|los|las) /.test(definition) && FRONTED.test(sentence.shown)) ||
      /^(?:a|an|the|un|una|el|la) [^ ]+ (?:is|are|was|has|can)\b/.test(definition)
    )
      continue
    if (isDefining(definition, language) && isSound(definition, language))
      return { term, definition, sentence, form: 'apposed', also: [] }
  }
  return null
}
