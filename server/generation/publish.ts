import type { GenerationOption, Level, Origin } from '#contract/catalog.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { hashOf, newId } from '../id.ts'
import { checkItem } from '../items/service.ts'
import * as mastery from '../mastery/service.ts'
import * as quizzes from '../quizzes/service.ts'
import {
  type Dropped,
  type LessonText,
  type NumberCounts,
  type Outline,
  type SampleCounts,
  WrittenItems,
} from './engine.ts'
import * as store from './store.ts'

/** This file turns an engine's output into a topic. */

const CHECKS = [
  'Every question passed the item-writing rules (checked by code).',
  'Every key rests on a sentence that stands in its lesson, or was computed (checked by code).',
]

/** The details of a topic that aren't in its outline. */
export type Heading = {
  id: string
  ownerId: string
  visibility: 'public' | 'private'
  subject: string
  language: string
  origin: Origin
  level: Level
  generationOption: GenerationOption
  /** A key that is the same for all requests that can share the topic. Null if the topic can't be shared. */
  reuseKey: string | null
  createdAt: number
}

/** Creates the topic from its outline. From then on, it can be opened. Its lessons are added later. */
export async function openTopic(
  tx: Db,
  { heading, outline, lessonIds }: { heading: Heading; outline: Outline; lessonIds: string[] },
) {
  const idOf = new Map(outline.lessons.map((lesson, place) => [lesson.key, lessonIds[place] ?? '']))
  await catalog.createTopic(tx, {
    ...heading,
    title: outline.title,
    summary: outline.summary,
    objective: outline.objective,
    minutes: outline.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0),
    outcomes: outline.outcomes,
    assumed: outline.assumed,
    skills: outline.lessons.flatMap((lesson) => lesson.skills),
    lessons: outline.lessons.map((lesson, place) => ({
      id: idOf.get(lesson.key) ?? '',
      position: place + 1,
      title: lesson.title,
      summary: lesson.summary,
      minutes: lesson.minutes,
      reason: lesson.reason,
      prerequisiteLessonIds: lesson.prerequisiteKeys.flatMap((key) => idOf.get(key) ?? []),
      sources: lesson.sources,
    })),
  })
  await mastery.savePrerequisites(tx, prerequisitesOf(outline))
}

/** Each skill of a lesson requires all skills of the lesson's prerequisites. */
function prerequisitesOf({ lessons }: Outline) {
  const skillsOf = new Map(lessons.map(({ key, skills }) => [key, skills.map(({ id }) => id)]))
  return lessons.flatMap(({ skills, prerequisiteKeys }) =>
    prerequisiteKeys
      .flatMap((key) => skillsOf.get(key) ?? [])
      .flatMap((prerequisiteId) => skills.map(({ id }) => ({ skillId: id, prerequisiteId }))),
  )
}

export async function saveLesson(tx: Db, { lessonId, text }: { lessonId: string; text: LessonText }) {
  const { markdown, html, contents, support } = text
  await catalog.finishLesson(tx, { lessonId, body: { hash: hashOf(html), markdown, html, contents }, support })
}

/**
 * Checks and renders questions. Call this before the transaction in which they are saved. Questions with a hard flaw
 * are left out.
 */
export async function prepareQuestions(
  deps: Pick<Deps, 'db' | 'clock'>,
  written: WrittenItems,
  { markdown }: Pick<LessonText, 'markdown'>,
) {
  const { items, dropped, ours, ground } = WrittenItems.parse(written)
  const sound = items.filter((item) => !checkItem(item, ground ?? markdown).some((flaw) => flaw.hard))
  return { prepared: await quizzes.prepareQuestions(deps, sound, ours), dropped }
}

/** A topic quotes at most this many of the statements that the checker doubts. */
const DOUBTS_SHOWN = 5

/** `written` contains the lessons that a model wrote. */
type Finishing = { id: string; sources: string[]; checks: string[]; dropped: number; written?: { text: LessonText }[] }

export async function finishTopic(tx: Db, { id, sources, checks, dropped, written = [] }: Finishing) {
  const texts = written.map(({ text }) => text)
  const told = [
    ...CHECKS,
    ...checks,
    ...samplesTold(texts),
    ...numbersTold(texts),
    ...doubtsTold(texts),
    ...leftOut(dropped),
  ]
  await catalog.finishTopic(tx, { id, sources, checks: told })
}

/** What a topic says about the code samples of its lessons. */
function samplesTold(texts: LessonText[]) {
  const sum = (count: keyof SampleCounts) => texts.reduce((all, { samples }) => all + (samples?.[count] ?? 0), 0)
  const [ran, corrected, leftOut] = [sum('ran'), sum('corrected'), sum('leftOut')]
  if (ran === 0) return []
  return [
    `Before the lessons were published, their code samples were run where possible (${ran}), and what they print was compared with what the lessons say (checked by code).`,
    ...(corrected === 0 ? [] : [`Wrong outputs that were replaced by what the sample really prints: ${corrected}.`]),
    ...(leftOut === 0 ? [] : [`Code samples that didn’t run as the lesson said and were left out: ${leftOut}.`]),
  ]
}

/** What a topic says about the numbers of its lessons. */
function numbersTold(texts: LessonText[]) {
  const sum = (count: keyof NumberCounts) => texts.reduce((all, { numbers }) => all + (numbers?.[count] ?? 0), 0)
  const [recomputed, changed] = [sum('recomputed'), sum('changed')]
  if (recomputed === 0) return []
  const places = changed === 1 ? '1 place was' : `${changed} places were`
  return [
    `A program recomputed the numbers in the lessons that follow from others (${recomputed}); ${places} changed because of it.`,
  ]
}

/** What a topic says about statements of its source that the checker knows to be false. */
function doubtsTold(texts: LessonText[]) {
  const doubts = texts.flatMap(({ doubted }) => doubted ?? [])
  if (doubts.length === 0) return []
  const quoted = doubts.slice(0, DOUBTS_SHOWN).map(({ text, why }) => `“${text}” (${why})`)
  return [
    `The source says what the checker holds to be wrong, so the lessons leave this out or say it more carefully (${doubts.length}): ${quoted.join(' ')}`,
  ]
}

const LEFT_OUT = ' did not pass these checks and '
const leftOut = (dropped: number) =>
  dropped === 0
    ? []
    : [dropped === 1 ? `One question${LEFT_OUT}was left out.` : `${dropped} questions${LEFT_OUT}were left out.`]

/** Updates the topic's text about how many questions were left out. */
export async function recountDropped(tx: Db, topicId: string) {
  await catalog.changeChecks(tx, topicId, async (checks) => {
    const others = checks.filter((check) => !check.includes(LEFT_OUT))
    return [...others, ...leftOut(await store.countDropped(tx, topicId))]
  })
}

/** Updates the topic's text about the code samples and numbers of a lesson that was written again. */
export async function tellRewritten(
  tx: Db,
  { topicId, title, text }: { topicId: string; title: string; text: Pick<LessonText, 'samples' | 'numbers'> },
) {
  const begins = `“${title}” was written again. `
  const { ran, corrected, leftOut } = text.samples ?? { ran: 0, corrected: 0, leftOut: 0 }
  const { recomputed, changed } = text.numbers ?? { recomputed: 0, changed: 0 }
  const told = [
    ran > 0 &&
      `Of its code samples, ${ran} could be run, ${corrected} had a wrong output that was corrected, and ${leftOut} didn’t run as the lesson said and were left out.`,
    recomputed > 0 &&
      `A program recomputed ${recomputed} of its numbers, and ${changed} of its places changed because of it.`,
  ].filter((sentence) => sentence !== false)
  await catalog.changeChecks(tx, topicId, (checks) => [
    ...checks.filter((check) => !check.startsWith(begins)),
    ...(told.length > 0 ? [`${begins}${told.join(' ')}`] : []),
  ])
}

/**
 * Saves the questions that were left out of a lesson, and the reasons, for the topic's owner. Replaces those of an
 * earlier attempt.
 */
export async function saveDropped(
  tx: Db,
  { dropped, ...place }: { topicId: string; lessonId: string; dropped: Dropped[]; createdAt: number },
) {
  await store.deleteDropped(tx, place.lessonId)
  await store.insertDropped(
    tx,
    dropped.map((question) => ({ id: newId(), kind: 'question', ...place, ...question })),
  )
}
