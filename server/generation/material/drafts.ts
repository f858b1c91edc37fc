import { choosing, pairing, recalling } from '../../items/service.ts'
import { answersFor } from './aliases.ts'
import type { Analysis, Shown } from './analysis.ts'
import type { Definition } from './definitions.ts'
import { distractorsFor } from './distractors.ts'
import type { Gap } from './facts.ts'
import { markdownOf } from './markdown.ts'
import type { namingsOf } from './namings.ts'
import type { standingFor } from './standingFor.ts'
import { foldTerm, sharesRoot } from './wordForms.ts'
import type { ExtractWords } from './words.ts'

type Exercise = ReturnType<typeof recalling | typeof choosing | typeof pairing>

/** What makes a question before it is an item; a lower `rank` is asked for first. */
export type Draft = {
  exercise: Exercise
  key: string
  sentences: Shown[]
  rank: number
  bloom: 'remember' | 'understand'
  sort?: string
}

const BLANK = '____'

/** Another name that the stem itself has is no answer to it. */
const answersBut = (term: string, analysis: Analysis, stem: string) =>
  answersFor(term, analysis).filter((answer, at) => at === 0 || !stem.toLowerCase().includes(answer.toLowerCase()))

export type Wording = { analysis: Analysis; words: ExtractWords; definitions: Definition[] }

/** Asks for a term, to be recognised among others of the source, or to be typed if there are too few. */
export function definedDraft(defined: Definition, { analysis, words, definitions }: Wording): Draft {
  const { term, definition, sentence, form, also } = defined
  const stem = words.termFor(markdownOf(quotedWithin(definition, words)))
  const told = (one: Definition) => ({
    text: markdownOf(one.term),
    why: words.sourceSays(markdownOf(one.sentence.shown)),
  })
  const others = distractorsFor(defined, definitions, analysis)
  const answers = [...new Set([...answersBut(term, analysis, definition), ...also])]
  const exercise =
    others.length === 0
      ? recalling({ stem, answers, why: told(defined).why })
      : choosing({ stem, key: told(defined), others: others.map(told) })
  const isMarked = analysis.marked.has(foldTerm(term))
  return {
    exercise,
    key: foldTerm(term),
    sentences: [sentence],
    rank: isMarked ? (form === 'listed' ? 1 : 0) : 2,
    bloom: 'remember',
  }
}

/** A text to be quoted in a stem. Quotation marks inside it are those of the second level. */
function quotedWithin(text: string, words: ExtractWords): string {
  const [opening, closing] = words.complete('').includes('«') ? ['“', '”'] : ['‘', '’']
  return text
    .replace(/(^|[\s(])["“«]/g, `$1${opening}`)
    .replace(/["”»]/g, closing)
    .replace(/[“«]/g, opening)
}

/** A sentence with a blank; an article before the blank must not tell how the word begins. */
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

export function namedDraft(
  { sentence, text, term, at }: ReturnType<typeof namingsOf>[number],
  within: Wording,
): Draft[] {
  const { analysis, words } = within
  const rest = text.slice(0, at) + text.slice(at + term.length)
  if (sharesRoot(term, rest)) return []
  const exercise = recalling({
    stem: words.complete(blanked(text, at, term.length, words)),
    answers: answersBut(term, analysis, rest),
    why: words.sourceSays(markdownOf(sentence.shown)),
  })
  return [
    {
      exercise,
      key: foldTerm(term),
      sentences: [sentence],
      rank: analysis.marked.has(foldTerm(term)) ? 0.5 : 1.5,
      bloom: 'remember',
    },
  ]
}

const STEMS = { year: 'completeYear', number: 'completeNumber', name: 'completeName', listed: 'missing' } as const
const RANKS = { year: 4, number: 3.5, name: 2.5, listed: 1.2 }

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
      ...((form === 'year' || form === 'number') && { sort: form }),
    },
  ]
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

export function matchingDraft(fitting: Definition[], words: ExtractWords): Draft[] {
  if (fitting.length === 0) return []
  const exercise = pairing({
    stem: words.matchTerms,
    pairs: fitting.map(({ term, definition, sentence }) => ({
      left: markdownOf(term),
      right: definition,
      why: words.sourceSays(markdownOf(sentence.shown)),
    })),
  })
  return [
    { exercise, key: 'matching', sentences: fitting.map(({ sentence }) => sentence), rank: 1.3, bloom: 'understand' },
  ]
}
