import { type itemFrom, recalling } from '../../items/service.ts'
import { hasOtherNames, spellingsOf } from './aliases.ts'
import type { Analysis, Shown } from './analysis.ts'
import { hasUnknownLetters, isOnlyAnswer } from './askable.ts'
import type { Definition } from './definitions.ts'
import type { Gap } from './facts.ts'
import { headOf } from './heads.ts'
import { lettersOf } from './letters.ts'
import { markdownOf } from './markdown.ts'
import { withoutCitations } from './markedDefinitions.ts'
import type { Naming } from './namings.ts'
import { nearMisses } from './nearMisses.ts'
import { isPlural } from './termForm.ts'
import { beginAlike, foldTerm, sharesRoot, wordsOf } from './wordForms.ts'
import type { ExtractWords } from './words.ts'
import { isImportant, isProperName, usesOf } from './worth.ts'

type Exercise = Parameters<typeof itemFrom>[0]

/** A question before it becomes an item. Drafts with a lower `rank` are used first. */
export type Draft = {
  exercise: Exercise
  key: string
  sentences: Shown[]
  rank: number
  asksNumber?: boolean
}

const BLANK = '____'

export type Wording = { analysis: Analysis; words: ExtractWords }

/** Asks for a term by its explanation. Learners type it, so it's only asked for if no other answer is right. */
export function definedDraft(defined: Definition, { analysis, words }: Wording): Draft[] {
  const { term, definition, sentence, form, also } = defined
  const isMarked = analysis.marked.has(foldTerm(term))
  if (!(isMarked || isSubjectMatter(defined, analysis)) || !isTypable(defined) || !isOnlyAnswer(defined, analysis))
    return []
  if (!isImportant(term, analysis) || isLetters(term) || also.length > 0 || hasOtherNames(term, analysis)) return []
  if (givesAway(term, definition)) return []
  const stem = words.termFor(markdownOf(quotedWithin(withoutCitations(definition), words)), lettersOf(term))
  const answers = spellingsOf(term)
  return [
    {
      exercise: recalling({
        stem,
        answers,
        why: words.sourceSays(markdownOf(sentence.shown)),
        wrong: nearMisses(answers, analysis, words),
      }),
      ...{ key: foldTerm(term), sentences: [sentence] },
      rank: isMarked ? (form === 'listed' ? 1 : 0) : 2,
    },
  ]
}

/**
 * Whether an explanation is clear enough that its term can be recalled from it, without options: it's an entry of a
 * list, or says that something is 'a …' in the singular, also in passing.
 */
const isTypable = ({ form, definition }: Definition) =>
  (form === 'listed' || !isPlural(headOf(definition, null) ?? '')) &&
  !/^an? (?:type|kind|form) of \p{L}+,/u.test(definition)

const TWICE = 2

/**
 * Whether the source explains a term as 'A … is a …' and then uses it, so that it's worth asking for even if it isn't
 * emphasised.
 */
const isSubjectMatter = ({ term, form, sentence }: Definition, analysis: Analysis) =>
  form === 'said' && /^An? /.test(sentence.shown) && usesOf(term, analysis) >= TWICE && !isProperName(term, analysis)

/** A text that will be quoted in a stem. Its own quotation marks are replaced with inner ones. */
export function quotedWithin(text: string, words: ExtractWords): string {
  const [opening, closing] = words.complete('', '').includes('«') ? ['“', '”'] : ['‘', '’']
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
    .replace(/\b(?:a|an) $/, 'a(n) ')
    .replace(/^(?:A|An) $/, 'A(n) ')
  const after = text.slice(at + length).replace(/^["”’»]/, '')
  const [first = '', last = ''] = quotedWithin(`${before}\n${after}`, words).split('\n')
  return `${markdownOf(first)}${BLANK}${markdownOf(last)}`
}

/** Asks for a term in the sentence that names it. */
export function namedDraft({ sentence, text, term, at }: Naming, { analysis, words }: Wording): Draft[] {
  const rest = text.slice(0, at) + text.slice(at + term.length)
  if (sharesRoot(term, rest) || beginsLike(term, rest) || !isWorthRecalling(term, analysis)) return []
  if (
    !isImportant(term, analysis) ||
    isLetters(term) ||
    IN_A_YEAR.test(text) ||
    hasUnknownLetters(text) ||
    /\d/.test(text)
  )
    return []
  if (hasOtherNames(term, analysis) || givesAway(term, rest)) return []
  const bare = `${withoutCitations(text.slice(0, at))}${term}${withoutCitations(text.slice(at + term.length))}`
  const answers = spellingsOf(term)
  const exercise = recalling({
    stem: words.complete(
      blanked(bare, withoutCitations(text.slice(0, at)).length, term.length, words),
      lettersOf(term),
    ),
    answers,
    why: words.sourceSays(markdownOf(sentence.shown)),
    wrong: nearMisses(answers, analysis, words),
  })
  const rank = analysis.marked.has(foldTerm(term)) ? 0.5 : 1.5
  return [{ exercise, key: foldTerm(term), sentences: [sentence], rank }]
}

const FEWEST_LETTERS = 4
/** Whether the rest of a question has a word that the term begins with: 'bond' for 'bondholder'. */
const givesAway = (term: string, rest: string) =>
  wordsOf(rest).some((word) => {
    const low = word.toLowerCase()
    return low.length >= FEWEST_LETTERS && wordsOf(term.toLowerCase()).some((part) => part.startsWith(low))
  })

/** Abbreviations aren't asked for, because learners may write out more or less of them than the source does. */
const isLetters = (term: string) => /^\p{Lu}{2,6}s?$/u.test(term)

/** Sentences about a time tell a history, and seldom explain a term. */
const IN_A_YEAR = /^(?:In|By|During|Since) (?:the )?(?:\p{Lu}\p{Ll}+ )?\d{4}/u

const SAME_LETTERS = 5
/** Whether a word of the rest gives a term away: 'Rogers' in the sentence that asks for 'Rogerian'. */
const beginsLike = (term: string, rest: string) => beginAlike(wordsOf(term), wordsOf(rest), SAME_LETTERS)

const OFTEN = 3

/**
 * Whether a term is worth recalling: the source emphasises it, or uses it often and not as the name of a single thing.
 */
const isWorthRecalling = (term: string, analysis: Analysis) =>
  analysis.marked.has(foldTerm(term)) || (usesOf(term, analysis) >= OFTEN && !isProperName(term, analysis))

const NUMBERS_RANK = 3.5

export function gapDraft({ sentence, text, at, key, answers }: Gap, words: ExtractWords): Draft[] {
  const exercise = recalling({
    stem: words.completeNumber(blanked(text, at, key.length, words)),
    answers: [...new Set(answers)],
    why: words.sourceSays(markdownOf(sentence.shown)),
  })
  return [{ exercise, key: `number ${key}`, sentences: [sentence], rank: NUMBERS_RANK, asksNumber: true }]
}
