import { z } from 'zod'
import { Heading, type Lesson, Topic } from '#contract/catalog.ts'
import { Support } from '#contract/support.ts'
import { coverOf } from '../covers/service.ts'
import type { Db } from '../db/client.ts'
import { pageOf, readCursor, writeCursor } from '../db/cursor.ts'
import { storedJson, storedTexts } from '../db/storedJson.ts'
import type { LessonRow, QuizRow, TopicRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { fingerprintOf, Sealed, sealer } from '../transport/sealed.ts'
import { EVERYONE } from './audience.ts'
import { bodyHashOf, eraseMaterialTopics, listMaterialTopics } from './erasing.ts'
import * as lists from './lists.ts'
import { isReadable, type Owned } from './readable.ts'
import * as store from './store.ts'
import { lessonSummary, quizSummary, topicSummary } from './summaries.ts'
import { termsOf } from './terms.ts'
import { countPassages, sourceFieldOf } from './topicSources.ts'

export { EVERYONE } from './audience.ts'
export { type PublicTopicRow, publicTopics } from './lists.ts'
export * from './meaning/runs.ts'
export { timeTopic, WORDS_A_MINUTE } from './minutes.ts'
export { readableBy } from './readable.ts'
export * from './source.ts'
export * from './topicSources.ts'

const PAGE_SIZE = 20
const RECENT_SIZE = 10

/** The reader; null for a visitor. */
type Reader = { uid: string | null }

const contentsOf = (text: string) => storedJson(z.array(Heading), text)

const sealTopic = sealer(Topic)
const topicFingerprint = fingerprintOf(Topic)

/**
 * A topic as it is sent to clients. Finished topics are cached in serialized form, so that only one row has to be read.
 * All changes to a topic delete its cached document in the same transaction.
 */
export async function openTopic(deps: Pick<Deps, 'db'>, { id, uid }: { id: string } & Reader): Promise<Sealed<Topic>> {
  const document = readable(await store.findTopicDocument(deps.db, id), uid, 'topic')
  if (document.json !== null && document.fingerprint === topicFingerprint)
    return new Sealed(document.json, topicFingerprint)
  return deps.db.transaction().execute(async (tx) => {
    await store.lockDocument(tx, id)
    const topic = await getTopic({ db: tx }, { id, uid })
    const sealed = sealTopic(topic)
    if (topic.state === 'ready') await store.saveTopicDocument(tx, { topicId: id, ...sealed })
    return sealed
  })
}

export async function getTopic({ db }: Pick<Deps, 'db'>, { id, uid }: { id: string } & Reader): Promise<Topic> {
  const topic = readable(await store.findTopic(db, id), uid, 'topic')
  const lessons = await store.listLessons(db, id)
  const quizzes = await store.listQuizzes(db, id)
  return {
    ...topicSummary(topic),
    ...(await sourceFieldOf(db, topic)),
    ...supportOf(lessons),
    objective: topic.objective,
    generationOption: topic.generationOption,
    visibility: topic.visibility,
    assumed: storedTexts(topic.assumed),
    outcomes: storedTexts(topic.outcomes),
    sources: storedTexts(topic.sources),
    checks: storedTexts(topic.checks),
    lessons: lessons.filter((lesson) => lesson.listed).map(lessonSummary),
    quizzes: quizzes.map(quizSummary),
  }
}

/** Adds up the checker's judgements of all lessons. Empty if it hasn't judged any. */
function supportOf(lessons: Pick<LessonRow, 'support'>[]): { support?: Support } {
  const all = lessons.flatMap(({ support }) => (support === null ? [] : storedJson(Support, support)))
  const judge = [...new Set(all.map((one) => one.judge))].join(', ')
  const sum = (part: 'supported' | 'statements') => all.reduce((total, one) => total + one[part], 0)
  const [first] = all
  return first ? { support: { supported: sum('supported'), statements: sum('statements'), judge, by: first.by } } : {}
}

export async function getLesson({ db }: Pick<Deps, 'db'>, { id, uid }: { id: string } & Reader): Promise<Lesson> {
  const lesson = readable(await store.findLesson(db, id), uid, 'lesson')
  const siblings = (await store.listLessons(db, lesson.topicId)).filter((l) => l.listed)
  const place = siblings.findIndex((l) => l.id === id)
  const quiz = (await store.listQuizzes(db, lesson.topicId)).find((q) => q.lessonId === id)
  const link = (l: LessonRow | undefined) => (l ? { id: l.id, title: l.title } : null)
  const source = await sourceFieldOf(db, { id: lesson.topicId, origin: lesson.origin })
  const text = { html: lesson.html ?? '', contents: contentsOf(lesson.contents ?? '[]') }
  return {
    ...source,
    ...(source.source && { passageCount: await countPassages(db, id) }),
    id,
    topicId: lesson.topicId,
    topicTitle: lesson.topicTitle,
    subject: lesson.subject,
    cover: coverOf({ title: lesson.topicTitle, subject: lesson.subject, lessonCount: siblings.length }),
    language: lesson.language,
    position: lesson.position,
    lessonCount: siblings.length,
    title: lesson.title,
    summary: lesson.summary,
    minutes: lesson.minutes,
    state: lesson.state,
    ...text,
    terms: termsOf(text),
    sources: storedTexts(lesson.sources),
    quizId: quiz?.id ?? null,
    previous: link(siblings[place - 1]),
    next: place < 0 ? null : link(siblings[place + 1]),
  }
}

/**
 * The text and the headings of a lesson. Empty if the lesson isn't written yet. Doesn't check who may read it, so call
 * `getQuizPlace` first.
 */
export async function getLessonText(db: Db, id: string): Promise<{ markdown: string; contents: Heading[] }> {
  const text = await store.findLessonText(db, id)
  return text ? { markdown: text.markdown, contents: contentsOf(text.contents) } : { markdown: '', contents: [] }
}

/** The lesson and topic of a quiz. Its questions are the responsibility of server/quizzes. */
export async function getQuizPlace({ db }: Pick<Deps, 'db'>, { id, uid }: { id: string } & Reader) {
  return readable(await store.findQuiz(db, id), uid, 'quiz')
}

export async function listTopics(
  { db }: Pick<Deps, 'db'>,
  { cursor, uid, ...filter }: { cursor?: string | undefined } & Reader & lists.TopicFilter,
) {
  const rows = await lists.listTopics(db, { uid, ...filter, after: readCursor(cursor), limit: PAGE_SIZE + 1 })
  const { page, nextCursor } = pageOf(rows, PAGE_SIZE, writeCursor)
  return { items: page.map(topicSummary), nextCursor }
}

export async function listRecentTopics({ db }: Pick<Deps, 'db'>, { uid }: Reader) {
  return { items: (await lists.listTopics(db, { uid, limit: RECENT_SIZE })).map(topicSummary) }
}

/** The topics with these ids that the reader may see, by id. */
export async function findTopics({ db }: Pick<Deps, 'db'>, { ids, uid }: { ids: string[] } & Reader) {
  const rows = await lists.listTopicsByIds(db, { ids, uid })
  return new Map(rows.map((row) => [row.id, topicSummary(row)]))
}

export async function listRecentLessons({ db }: Pick<Deps, 'db'>, { uid }: Reader) {
  const rows = await lists.listRecentLessons(db, { uid, limit: RECENT_SIZE })
  return { items: rows.map((row) => ({ ...lessonSummary(row), topicTitle: row.topicTitle })) }
}

export async function listRecentQuizzes({ db }: Pick<Deps, 'db'>, { uid }: Reader) {
  const rows = await lists.listRecentQuizzes(db, { uid, limit: RECENT_SIZE })
  return { items: rows.map((row) => ({ ...quizSummary(row), topicTitle: row.topicTitle })) }
}

/** The number of public topics by subject. A topic with two subjects counts for both. */
export async function countPublicTopics(db: Db): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { subject, count } of await lists.countTopics(db, { audience: EVERYONE })) {
    for (const one of subject.split(', ')) counts.set(one, (counts.get(one) ?? 0) + count)
  }
  return counts
}

type Derived = 'audience' | 'deletedAt' | 'state' | 'lessonCount' | 'quizCount'
export type NewTopic = Omit<TopicRow, Derived | 'language' | 'outcomes' | 'assumed' | 'sources' | 'checks'> & {
  /** English by default. */
  language?: string
  outcomes: string[]
  assumed: string[]
  skills: { id: string; title: string }[]
  lessons: (Omit<
    LessonRow,
    'topicId' | 'state' | 'prerequisiteLessonIds' | 'sources' | 'bodyHash' | 'listed' | 'support' | 'createdAt'
  > & {
    prerequisiteLessonIds: string[]
    sources: string[]
  })[]
}

/**
 * Creates a topic from its outline. It can be opened at once, before its lessons are written. If a topic with a
 * permanent id already exists, it is updated, and learners keep their progress in lessons that remain.
 */
export async function createTopic(db: Db, { skills, lessons, outcomes, assumed, ...topic }: NewTopic) {
  const listed = topic.generationOption !== 'quizzes'
  await store.saveTopic(db, {
    ...topic,
    state: 'writing',
    outcomes: JSON.stringify(outcomes),
    assumed: JSON.stringify(assumed),
    sources: '[]',
    checks: '[]',
    lessonCount: listed ? lessons.length : 0,
    quizCount: 0,
  })
  await store.saveLessons(db, {
    topicId: topic.id,
    lessons: lessons.map((lesson) => ({
      ...lesson,
      topicId: topic.id,
      state: 'writing',
      prerequisiteLessonIds: JSON.stringify(lesson.prerequisiteLessonIds),
      sources: JSON.stringify(lesson.sources),
      bodyHash: null,
      support: null,
      listed: Number(listed),
      createdAt: topic.createdAt,
    })),
  })
  await store.saveTopicSkills(db, { topicId: topic.id, skills })
}

export const saveSkills = (db: Db, skills: NewTopic['skills']) => store.saveSkills(db, skills)

export type LessonBody = { hash: string; markdown: string; html: string; contents: Heading[] }

export async function finishLesson(
  db: Db,
  { lessonId, body, support }: { lessonId: string; body: LessonBody; support?: Support | undefined },
) {
  const lesson = await store.findLesson(db, lessonId)
  const hash = lesson ? bodyHashOf(lesson, body.hash) : body.hash
  await store.saveLessonBody(db, { ...body, hash, contents: JSON.stringify(body.contents) })
  await store.saveLessonState(db, {
    ...{ id: lessonId, state: 'ready', bodyHash: hash },
    support: support ? JSON.stringify(support) : null,
  })
}

export async function saveQuiz(db: Db, quiz: QuizRow) {
  await store.saveQuiz(db, quiz)
}

export async function finishTopic(
  db: Db,
  { id, sources, checks }: { id: string; sources: string[]; checks: string[] },
) {
  const quizzes = await store.listQuizzes(db, id)
  await store.updateTopic(db, {
    id,
    state: 'ready',
    quizCount: quizzes.length,
    sources: JSON.stringify(sources),
    checks: JSON.stringify(checks),
  })
}

export async function failTopic(db: Db, id: string) {
  await store.failUnfinishedLessons(db, id)
  await store.updateTopic(db, { id, state: 'failed' })
}

/** Marks a lesson that couldn't be written as failed, unless its text already exists. */
export const failLesson = (db: Db, id: string) => store.failUnfinishedLesson(db, id)

export async function deleteTopic(db: Db, id: string) {
  await eraseMaterialTopics(db, await listMaterialTopics(db, { id }))
  await store.deleteTopic(db, id)
}

export { eraseMaterialTopics, listMaterialTopics } from './erasing.ts'

export const findReusableTopic = (db: Db, key: { uid: string; reuseKey: string }) => lists.findReusableTopic(db, key)

/** The ids of each topic's skills. */
export async function listSkillsOfTopics(db: Db, topicIds: string[]) {
  const skills = new Map<string, string[]>()
  for (const { topicId, skillId } of await store.listTopicSkillIds(db, topicIds))
    skills.set(topicId, [...(skills.get(topicId) ?? []), skillId])
  return skills
}

export { listTopicsCalled, search } from './search/service.ts'
export { findThings, listQuizzesUnder } from './things.ts'

/** The ids of a topic's skills, if the reader may see the topic. */
export async function listReadableSkills(db: Db, { id, uid }: { id: string } & Reader): Promise<string[]> {
  readable(await store.findTopic(db, id), uid, 'topic')
  return (await store.listTopicSkillIds(db, [id])).map(({ skillId }) => skillId)
}

export const listTopicSkills = (db: Db, topicId: string) => store.listTopicSkills(db, topicId)

/**
 * Throws `not_found` even if the row exists but the reader may not read it, so that this doesn't reveal its existence.
 */
function readable<Row extends Owned>(row: Row | undefined, uid: string | null, thing: 'topic' | 'lesson' | 'quiz') {
  if (!row || !isReadable(row, uid)) throw new AppError('not_found', (words) => words.missing[thing])
  return row
}
