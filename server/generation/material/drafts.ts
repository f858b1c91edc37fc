import { choosing, type itemFrom, recalling } from '../../items/service.ts'
import { answersFor } from './aliases.ts'
import type { Analysis, Shown } from './analysis.ts'
import { isOnlyAnswer } from './askable.ts'
import type { Definition } from './definitions.ts'
import { distractorsFor, type Known, knownFrom, sortsFor } from './distractors.ts'
import type { Gap } from './facts.ts'
import { saysOnlyNoun, saysSort } from './families.ts'
import { headOf } from './heads.ts'
import type { Labelled } from './labelled.ts'
import { markdownOf } from './markdown.ts'
import { withoutCitations } from './markedDefinitions.ts'
import { type Naming, namedNoun } from './namings.ts'
import type { standingFor } from './standingFor.ts'
import { isPlural } from './termForm.ts'
import { foldTerm, sharesRoot, withoutArticle } from './wordForms.ts'
import type { ExtractWords } from './words.ts'
import { isProperName, isTreated, usesOf } from './worth.ts'

type Exercise = Parameters<typeof itemFrom>[0]

/** A question before it becomes an item. Drafts with a lower `rank` are used first. */
export type Draft = {
  exercise: Exercise
  key: string
  sentences: Shown[]
  rank: number
  bloom: 'remember' | 'understand'
  sort?: string
}

const BLANK = '____'

/** The accepted answers for a term, without other names of it that already occur in the stem. */
const answersBut = (term: string, analysis: Analysis, stem: string) =>
  answersFor(term, analysis).filter((answer, at) => at === 0 || !stem.toLowerCase().includes(answer.toLowerCase()))

/** `definitions` contains the terms that can be asked for, and `pool` all terms that can be distractors. */
export type Wording = {
  analysis: Analysis
  words: ExtractWords
  definitions: Definition[]
  pool: Known[]
  /** Terms that can only be distractors for other sorts of the same thing, in addition to those in `pool`. */
  sorts: Known[]
}

/** A term as an option. Its reason names it, because one sentence may be about two of the options. */
const namedOption = ({ term, sentence }: { term: string; sentence: Shown }, words: ExtractWords) => ({
  text: markdownOf(term),
  why: `${markdownOf(term)}: ${words.sourceSays(markdownOf(sentence.shown))}`,
})

/**
 * Asks for a term by its explanation or for the explanation of a term, from options of the same kind. If there are too
 * few, learners type the term, provided that no other answer is right.
 */
export function definedDraft(
  defined: Definition,
  { analysis, words, definitions, pool, sorts: all }: Wording,
): Draft[] {
  const { term, definition, sentence, form, also } = defined
  const own = knownFrom(defined, analysis.language)
  const isMarked = analysis.marked.has(foldTerm(term))
  const why = (one: Pick<Definition, 'sentence'>) => words.sourceSays(markdownOf(one.sentence.shown))
  const named = (one: { term: string; sentence: Shown }) => namedOption(one, words)
  const explained = (one: Definition) => ({
    text: markdownOf(withoutCitations(withoutArticle(one.definition))),
    why: why(one),
  })
  const explainedPool = definitions
    .filter((one) => isAboutAsLong(definition, one.definition))
    .map((one) => ({ ...one, ...knownFrom(one, analysis.language) }))
    .filter(({ noun }) => isPlural(noun ?? '') === isPlural(own.noun ?? ''))
  const draft = (exercise: Exercise, rank: number, bloom: Draft['bloom'] = 'remember'): Draft => ({
    ...{ exercise, key: foldTerm(term), sentences: [sentence], bloom },
    rank: (isMarked ? (form === 'listed' ? 1 : 0) : 2) + rank,
  })
  const stem = words.termFor(markdownOf(quotedWithin(withoutCitations(definition), words)))
  const sorts = sortsFor(own, pool, all, analysis)
  if (sorts.length > 0) return [draft(choosing({ stem, key: named(defined), others: sorts.map(named) }), 0)]
  if (sharesRoot(term, definition) || saysSort(term, definition) || !definitions.includes(defined)) return []
  const terms = distractorsFor(own, pool, analysis)
  if (terms.length > 0 && definitions.indexOf(defined) % 2 === 0)
    return [draft(choosing({ stem, key: named(defined), others: terms.map(named) }), 0)]
  const others = distractorsFor(own, explainedPool, analysis)
  if (others.length > 0) {
    const asked = words.explanationOf(markdownOf(term))
    return [draft(choosing({ stem: asked, key: explained(defined), others: others.map(explained) }), 0, 'understand')]
  }
  if (!(isMarked || isSubjectMatter(defined, analysis)) || !isTypable(defined) || !isOnlyAnswer(defined, analysis))
    return []
  // Of 'rho-independent', explained as a termination that …, the full name is right too.
  const withNoun = own.noun === null ? [] : [`${withoutArticle(term)} ${own.noun}`]
  const answers = [...new Set([...answersBut(term, analysis, definition), ...also, ...withNoun])]
  return [draft(recalling({ stem, answers, why: why(defined) }), 0.7)]
}

/**
 * Whether an explanation is clear enough that its term can be recalled from it, without options: it's an entry of a
 * list, or says that something is 'a …' in the singular.
 */
const isTypable = ({ form, definition }: Definition) =>
  (form === 'listed' || (form === 'said' && !isPlural(headOf(definition, null) ?? ''))) &&
  !/^an? (?:type|kind|form) of \p{L}+,/u.test(definition)

const TWICE = 2

/**
 * Whether the source explains a term as 'A … is a …' and then uses it, so that it's worth asking for even if it isn't
 * emphasised.
 */
const isSubjectMatter = ({ term, form, sentence }: Definition, analysis: Analysis) =>
  form === 'said' && /^An? /.test(sentence.shown) && usesOf(term, analysis) >= TWICE && !isProperName(term, analysis)

/** An explanation that is much longer or shorter than the others would stand out. */
const [LEAST_LENGTH, MOST_LENGTH] = [0.6, 2.2]
const isAboutAsLong = (key: string, other: string) =>
  other.length >= LEAST_LENGTH * key.length && other.length <= MOST_LENGTH * key.length

/** A text that will be quoted in a stem. Its own quotation marks are replaced with inner ones. */
export function quotedWithin(text: string, words: ExtractWords): string {
  const [opening, closing] = words.complete('').includes('«') ? ['“', '”'] : ['‘', '’']
  return text
    .replace(/(^|[\s(])["“«]/g, `$1${opening}`)
    .replace(/["”»]/g, closing)
    .replace(/[“«]/g, opening)
}

/**
 * A sentence with a blank in place of a term. 'a' or 'an' before it becomes 'a(n)', so that it doesn't give the term
 * away.
 */
function blanked(text: string, at: number, length: number, words: ExtractWords): string {
  const before = text
    .slice(0, at)
    .replace(/["“‘«]$/, '')
    .replace(/\b(called|known as|termed|referred to as) (?:a|an) $/, '$1 ')
    .replace(/\b(?:a|an) $/, 'a(n) ')
    .replace(/^(?:A|An) $/, 'A(n) ')
  const after = text.slice(at + length).replace(/^["”’»]/, '')
  const [first = '', last = ''] = quotedWithin(`${before}\n${after}`, words).split('\n')
  return `${markdownOf(first)}${BLANK}${markdownOf(last)}`
}

/**
 * Asks for a term in the sentence that names it. Learners choose among terms of the same kind or, if there are too few,
 * type it.
 */
export function namedDraft({ sentence, text, term, at, needsOptions }: Naming, within: Wording): Draft[] {
  const { analysis, words, pool, sorts: all } = within
  const rest = text.slice(0, at) + text.slice(at + term.length)
  const isMarked = analysis.marked.has(foldTerm(term))
  if ((sharesRoot(term, rest) && !saysOnlyNoun(term, rest)) || (!isMarked && !isTreated(term, analysis))) return []
  const own = { term, told: rest, sentence, noun: namedNoun(text, at) }
  const sorts = sortsFor(own, pool, all, analysis)
  if (sorts.length === 0 && sharesRoot(term, rest)) return []
  const others = sorts.length > 0 ? sorts : distractorsFor(own, pool, analysis)
  if (others.length === 0 && (needsOptions || !isWorthRecalling(term, analysis))) return []
  const stem = words.complete(blanked(text, at, term.length, words))
  const why = (shown: string) => words.sourceSays(markdownOf(shown))
  const exercise =
    others.length === 0
      ? recalling({ stem, answers: answersBut(term, analysis, rest), why: why(sentence.shown) })
      : choosing({
          stem,
          key: namedOption({ term, sentence }, words),
          others: others.map((one) => namedOption(one, words)),
        })
  return [
    {
      exercise,
      key: foldTerm(term),
      sentences: [sentence],
      rank: (isMarked ? 0.5 : 1.5) + (others.length === 0 ? 0.7 : 0),
      bloom: 'remember',
    },
  ]
}

const OFTEN = 3

/**
 * Whether a term is worth recalling: the source emphasises it, or uses it often and not as the name of a single thing.
 */
const isWorthRecalling = (term: string, analysis: Analysis) =>
  analysis.marked.has(foldTerm(term)) || (usesOf(term, analysis) >= OFTEN && !isProperName(term, analysis))

const STEMS = { number: 'completeNumber', name: 'completeName', listed: 'missing' } as const
const RANKS = { number: 3.5, name: 2.5, listed: 1.2 }

export function gapDraft({ sentence, text, at, key, answers, form }: Gap, words: ExtractWords): Draft[] {
  const exercise = recalling({
    stem: words[STEMS[form]](blanked(text, at, key.length, words)),
    answers: [...new Set(answers)],
    why: words.sourceSays(markdownOf(sentence.shown)),
  })
  return [
    {
      exercise,
      key: `${form} ${key.toLowerCase()}`,
      sentences: [sentence],
      rank: RANKS[form],
      bloom: 'remember',
      ...(form === 'number' && { sort: form }),
    },
  ]
}

/** Asks what the source says about a label of a list. The wrong options are what it says about other labels. */
export function labelledDraft({ term, told, sentence, others, isWhat }: Labelled, words: ExtractWords): Draft {
  const said = (one: Pick<Labelled, 'told' | 'sentence'>) => ({
    text: markdownOf(withoutArticle(one.told)),
    why: words.sourceSays(markdownOf(one.sentence.shown)),
  })
  const stem = (isWhat ? words.explanationOf : words.saidOf)(markdownOf(term))
  return {
    exercise: choosing({ stem, key: said({ told, sentence }), others: others.map(said) }),
    key: foldTerm(term),
    sentences: [sentence],
    rank: 1.1,
    bloom: 'understand',
  }
}

export function lettersDraft(
  { sentence, letters, long }: ReturnType<typeof standingFor>[number],
  analysis: Analysis,
  words: ExtractWords,
): Draft {
  const plain = long.replaceAll('-', ' ')
  const exercise = recalling({
    stem: words.standsFor(letters),
    answers: [...new Set([long, plain])],
    why: words.sourceSays(markdownOf(sentence.shown)),
  })
  const isFrequent = (analysis.names.get(letters) ?? 0) >= 3
  return {
    exercise,
    key: foldTerm(long),
    sentences: [sentence],
    rank: isFrequent ? 1.4 : 3,
    bloom: 'remember',
    sort: 'letters',
  }
}
