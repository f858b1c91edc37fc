import type { TopicSummary } from '#contract/catalog.ts'
import { skillLevels } from '#contract/mastery.ts'
import type { Pathway, PathwayProgress, PathwaySummary } from '#contract/pathways.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import { pageOf, readCursor, writeCursor } from '../db/cursor.ts'
import { storedTexts } from '../db/storedJson.ts'
import type { PathwayRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { permanentId } from '../id.ts'
import * as mastery from '../mastery/service.ts'
import * as progress from '../progress/service.ts'
import { say } from '../words.ts'
import * as store from './store.ts'

const PAGE_SIZE = 20
const RECENT_SIZE = 10

/** `uid` is null for a visitor. */
type Reader = { uid: string | null }

export async function getPathway({ db }: Pick<Deps, 'db'>, { id, uid }: { id: string } & Reader): Promise<Pathway> {
  const row = await store.findPathway(db, id)
  if (!row || (row.visibility !== 'public' && row.ownerId !== uid)) {
    throw new AppError('not_found', (words) => words.missing.pathway)
  }
  const steps = (await findSteps({ db }, { ids: [id], uid })).get(id) ?? []
  return {
    ...pathwaySummary(row, steps),
    assumed: storedTexts(row.assumed),
    steps: steps.map(({ topic, why }, place) => ({ position: place + 1, why: why ?? whyAsked(place), topic })),
  }
}

export async function listPathways(deps: Pick<Deps, 'db'>, { cursor, uid }: { cursor?: string | undefined } & Reader) {
  const rows = await store.listPathways(deps.db, { uid, after: readCursor(cursor), limit: PAGE_SIZE + 1 })
  const { page, nextCursor } = pageOf(rows, PAGE_SIZE, writeCursor)
  return {
    items: await summarize(deps, page, { uid }),
    nextCursor,
  }
}

export async function listRecentPathways(deps: Pick<Deps, 'db'>, { uid }: Reader) {
  return { items: await summarize(deps, await store.listPathways(deps.db, { uid, limit: RECENT_SIZE }), { uid }) }
}

/** A person's progress on a pathway, and the next topic. */
export async function getPathwayProgress(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, uid }: { id: string; uid: string },
): Promise<PathwayProgress> {
  const topics = (await getPathway(deps, { id, uid })).steps.map((step) => step.topic)
  const steps = (await progress.listStanding(deps, { uid, topics })).map(stepOf)
  // Topics that could not be written are skipped.
  const failed = new Set(topics.filter((topic) => topic.state === 'failed').map((topic) => topic.id))
  return {
    pathwayId: id,
    steps,
    doneCount: steps.filter((step) => step.state === 'done').length,
    nextTopicId: steps.find((step) => step.state !== 'done' && !failed.has(step.topicId))?.topicId ?? null,
  }
}

/**
 * Adds a topic that a person requested to the end of their private pathway for its subject. The pathway is created with
 * the first such topic, and other people never see it.
 */
export async function addOwnTopic(
  db: Db,
  { uid, subject, topicId, createdAt }: { uid: string; subject: string; topicId: string; createdAt: number },
) {
  const { id } = await store.holdPathway(db, {
    id: permanentId('pathway', uid, subject),
    ownerId: uid,
    visibility: 'private',
    origin: 'learner',
    title: subject,
    summary: '',
    subject,
    assumed: '[]',
    contentHash: null,
    createdAt,
  })
  await store.addStep(db, { pathwayId: id, topicId })
}

export type BuiltInPathway = Pick<PathwayRow, 'id' | 'ownerId' | 'title' | 'summary' | 'subject'> & {
  /** Hash of the sources of the pathway and its topics. */
  contentHash: string
  assumed: string[]
  createdAt: number
}

/** The stored content hash of each built-in pathway, by id. */
export async function findContentHashes(db: Db) {
  return new Map((await store.listContentHashes(db)).map((row) => [row.id, row.contentHash]))
}

/**
 * Updates a built-in pathway and, with `saveTopics`, its topics in one transaction. Writes nothing if another server
 * has already done so.
 */
export async function saveBuiltIn(
  tx: Db,
  { assumed, contentHash, createdAt, ...pathway }: BuiltInPathway,
  saveTopics: (pathway: { createdAt: number }) => Promise<{ topicId: string; why: string }[]>,
) {
  const content = { ...pathway, assumed: JSON.stringify(assumed) }
  const held = await store.holdPathway(tx, {
    ...content,
    visibility: 'public',
    origin: 'library',
    contentHash: null,
    createdAt,
  })
  if (held.contentHash === contentHash) return
  const steps = await saveTopics(held)
  await store.replaceSteps(tx, {
    pathwayId: held.id,
    steps: steps.map((step, place) => ({ ...step, position: place + 1 })),
  })
  await store.updatePathway(tx, { ...content, contentHash })
}

/** Removes built-in pathways that are no longer in the release. Their topics are kept. */
export const keepOnlyBuiltIn = (db: Db, ids: string[]) => store.deleteOtherBuiltIn(db, ids)

type Step = { why: string | null; topic: TopicSummary }

/** The steps of each pathway, without topics that the reader may not see. */
async function findSteps({ db }: Pick<Deps, 'db'>, { ids, uid }: { ids: string[] } & Reader) {
  const rows = await store.listSteps(db, ids)
  const topics = await catalog.findTopics({ db }, { ids: [...new Set(rows.map((row) => row.topicId))], uid })
  const found = new Map<string, Step[]>()
  for (const { pathwayId, topicId, why } of rows) {
    const topic = topics.get(topicId)
    if (topic) found.set(pathwayId, [...(found.get(pathwayId) ?? []), { why, topic }])
  }
  return found
}

/** Leaves out pathways without any visible step. */
async function summarize(deps: Pick<Deps, 'db'>, rows: PathwayRow[], { uid }: Reader): Promise<PathwaySummary[]> {
  const found = await findSteps(deps, { ids: rows.map((row) => row.id), uid })
  return rows.flatMap((row) => {
    const steps = found.get(row.id)
    return steps ? pathwaySummary(row, steps) : []
  })
}

const pathwaySummary = (row: PathwayRow, steps: Step[]): PathwaySummary => ({
  id: row.id,
  title: row.title,
  // The summary of a person's own pathway is generated in the reader's language.
  summary: row.origin === 'learner' ? say(({ told }) => told.ownPathway) : row.summary,
  subject: row.subject,
  origin: row.origin,
  stepCount: steps.length,
  minutes: steps.reduce((sum, { topic }) => sum + topic.minutes, 0),
  createdAt: row.createdAt,
})

const whyAsked = (place: number) => say(({ told }) => (place === 0 ? told.askedFirst : told.askedNext))

type Standing = Awaited<ReturnType<typeof progress.listStanding<TopicSummary>>>[number]
type StepProgress = PathwayProgress['steps'][number]

function stepOf(standing: Standing): StepProgress {
  const { topic, skills, ...counts } = standing
  return {
    topicId: topic.id,
    ...counts,
    state: stateOf(standing),
    skillCount: skills.length,
    levels: skillLevels
      .filter((level) => level !== 'unseen')
      .map((level) => ({ level, count: skills.filter((skill) => skill.level === level).length }))
      .filter(({ count }) => count > 0)
      .toReversed(),
  }
}

function stateOf({ topic, skills, lessonsRead, lessonsKnown, questionsAnswered }: Standing): StepProgress['state'] {
  if (lessonsRead + lessonsKnown + questionsAnswered === 0) return 'new'
  const isLearnt = skills.every(({ level, isKnown }) => isKnown || mastery.isAtLeast(level, 'familiar'))
  const isAll = lessonsRead + lessonsKnown >= topic.lessonCount && isLearnt
  return isAll && topic.state === 'ready' ? 'done' : 'started'
}
