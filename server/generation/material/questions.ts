import { createHash } from 'node:crypto'
import { checkItem, type Item, itemFrom, reveals } from '../../items/service.ts'
import type { Citation, MaterialDocument } from '../../material/service.ts'
import { analysisOf, type Shown } from './analysis.ts'
import { isAskable, isSubject } from './askable.ts'
import type { Definition } from './definitions.ts'
import { type Draft, definedDraft, gapDraft, lettersDraft, matchingDraft, namedDraft, type Wording } from './drafts.ts'
import { emphasisedIn } from './emphasis.ts'
import { gapsOf } from './facts.ts'
import { lessonOf } from './lesson.ts'
import { markdownOf } from './markdown.ts'
import { pairedOf } from './matching.ts'
import { namingsOf } from './namings.ts'
import { once } from './once.ts'
import type { Part } from './parts.ts'
import { standingFor } from './standingFor.ts'
import { foldTerm, rootsOf } from './wordForms.ts'
import { type ExtractWords, wordsFor } from './words.ts'

/** A question with the sentences of the source that its key rests on, the one quoted as evidence first. */
export type CitedItem = { item: Item; citations: Citation[] }

export type MaterialQuestions = { questions: CitedItem[]; dropped: { stem: string; reason: string }[] }

const MOST_QUESTIONS = 12
/** Questions of a kind that soon becomes dull: what letters stand for, and years. */
const MOST_OF_A_SORT = 2
/** Two terms whose roots begin with this many of the same letters are forms of one. */
const LONGEST_ROOTS = 9
const LANGUAGES = new Set(['en', 'es'])
/** Whether there are rules for questions in this language. */
export const hasRulesFor = (language: string | null): boolean => language !== null && LANGUAGES.has(language)

/**
 * Questions by rule on a part of a document, in English and Spanish; in other languages there are none. Each quotes its
 * sentence, and passes the rules for items.
 */
export function questionsOf(
  document: MaterialDocument,
  part: Part,
  { skillId = part.key }: { skillId?: string } = {},
): MaterialQuestions {
  const analysis = analysisOf(document)
  const { language } = analysis
  if (language === null || !LANGUAGES.has(language)) return { questions: [], dropped: [] }
  const drafts = draftsOf(document, part, wordsFor(language))
  if (drafts.length === 0) return { questions: [], dropped: [] }
  const { markdown } = lessonOf(document, part)
  const dropped: MaterialQuestions['dropped'] = []
  const questions: CitedItem[] = []
  for (const draft of chosen(drafts)) {
    if (questions.length === MOST_QUESTIONS) break
    const { item, reason } = itemOf(draft, { document, part, skillId, lesson: markdown })
    if (item) questions.push({ item, citations: draft.sentences.map((sentence) => citationOf(document, sentence)) })
    else dropped.push({ stem: draft.exercise.stem, reason })
  }
  return { questions, dropped }
}

const citationOf = ({ hash }: MaterialDocument, { start, end, text }: Shown): Citation => ({
  start,
  end,
  hash,
  quote: text,
})

type Within = { document: MaterialDocument; part: Part; skillId: string; lesson: string }

function itemOf(
  { exercise, bloom, sentences }: Draft,
  { document, part, skillId, lesson }: Within,
): { item: Item | null; reason: string } {
  const id = createHash('sha256')
    .update(JSON.stringify([document.hash, part.key, exercise]))
    .digest('hex')
    .slice(0, 20)
  const evidence = markdownOf(sentences[0]?.shown ?? '')
  const parsed = itemFrom(exercise, { id: `m-${id}`, skillId, bloom, evidence })
  if (!parsed.success) return { item: null, reason: 'Its parts don’t make a question.' }
  const item = parsed.data
  if (reveals(item.stem, item)) return { item: null, reason: 'The stem says the key.' }
  const flaw = checkItem(item, lesson).find(({ hard }) => hard)
  return flaw ? { item: null, reason: flaw.detail } : { item, reason: '' }
}

/** What is found in a whole document, which the questions on each of its parts are made of. */
const foundIn = once((document: MaterialDocument) => {
  const analysis = analysisOf(document)
  return {
    namings: namingsOf(analysis),
    emphasised: emphasisedIn(document, analysis),
    gaps: gapsOf(analysis, document.source.title),
    letters: standingFor(analysis),
  }
})

/** What can be asked about a document. A fact that it says in several parts is asked once, as well as it can be. */
const draftedIn = once((document: MaterialDocument): { drafts: Draft[]; definitions: Definition[] } => {
  const analysis = analysisOf(document)
  const words = wordsFor(analysis.language)
  const found = foundIn(document)
  const isOther = ({ term }: { term: string }) => !isSubject(term, analysis, document.source.title)
  const definitions = analysis.definitions.filter((definition) =>
    isAskable(definition, analysis, document.source.title),
  )
  const within: Wording = { analysis, words, definitions }
  const drafts = [
    ...definitions.map((definition) => definedDraft(definition, within)),
    ...found.namings.filter(isOther).flatMap((naming) => namedDraft(naming, within)),
    ...found.emphasised
      .filter(isOther)
      .flatMap((naming) => namedDraft(naming, within).map((draft) => ({ ...draft, rank: 2.2 }))),
    ...found.gaps.flatMap((gap) => gapDraft(gap, words)),
    ...found.letters.map((written) => lettersDraft(written, analysis, words)),
  ]
  return { drafts: distinct(drafts), definitions }
})

function draftsOf(document: MaterialDocument, { start, end }: Part, words: ExtractWords): Draft[] {
  const isInside = (sentence: Shown | undefined) =>
    sentence !== undefined && sentence.start >= start && sentence.end <= end
  const { drafts, definitions } = draftedIn(document)
  const inside = drafts.filter(({ sentences }) => isInside(sentences[0]))
  const defined = definitions.filter(({ sentence }) => isInside(sentence))
  const paired = pairedOf(defined.filter(({ term }) => inside.some(({ key }) => key === foldTerm(term))))
  const isPaired = ({ sentences }: Draft) => paired.some(({ sentence }) => sentence === sentences[0])
  return [...inside.filter((draft) => !isPaired(draft)), ...matchingDraft(paired, words)]
}

const byRank = (drafts: Draft[]) =>
  drafts.toSorted((a, b) => a.rank - b.rank || (a.sentences[0]?.start ?? 0) - (b.sentences[0]?.start ?? 0))

/** The best of those that ask for the same, in any form of its words: polymorphic and polymorphism. */
function distinct(drafts: Draft[]): Draft[] {
  const taken = new Set<unknown>()
  return byRank(drafts).filter(({ key, sentences }) => {
    const roots = rootsOf(key).toSorted().join(' ')
    const names = [key, roots === '' ? key : roots.slice(0, LONGEST_ROOTS), sentences[0]?.start]
    if (names.some((name) => taken.has(name))) return false
    for (const name of names) taken.add(name)
    return true
  })
}

/** The best first, and not too many of what soon becomes dull. */
function chosen(drafts: Draft[]): Draft[] {
  const sorts = new Map<string, number>()
  return byRank(drafts).filter(({ sort }) => {
    if (sort === undefined) return true
    sorts.set(sort, (sorts.get(sort) ?? 0) + 1)
    return (sorts.get(sort) ?? 0) <= MOST_OF_A_SORT
  })
}
