import { z } from 'zod'
import { type SkillLevel, skillLevels } from '#contract/mastery.ts'
import type { MetSkill, SkillEvidence } from '#contract/skills.ts'
import type { Db } from '../db/client.ts'
import { cursorOf } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import * as mastery from '../mastery/service.ts'
import * as problems from '../problems/service.ts'
import * as quizzes from '../quizzes/service.ts'
import * as store from './store.ts'

export { getSkillMap } from './map.ts'
export { searchSkills } from './search.ts'

const PAGE_SIZE = 50
const ANSWERS_SHOWN = 20
const DAY_MS = 86_400_000
const FADES_SOON_MS = 7 * DAY_MS

type Clocked = Pick<Deps, 'db' | 'clock'>

/** The cursor contains the sort key of the page's last skill. */
const cursor = cursorOf(z.tuple([z.string(), z.string(), z.string(), z.string()]))
type Key = [subject: string, topic: string, title: string, skillId: string]

export async function listMetSkills(
  { db, clock }: Clocked,
  given: { uid: string; cursor?: string | undefined; level?: SkillLevel | undefined; topicId?: string | undefined },
) {
  const after = cursor.read(given.cursor)
  const skills = (await findMet({ db, clock }, given.uid))
    .filter(({ level, topic }) => level === (given.level ?? level) && (given.topicId ?? topic?.id) === topic?.id)
    .map((skill) => ({ skill, key: keyOf(skill) }))
    .sort((a, b) => compare(a.key, b.key))
    .filter(({ key }) => !after || compare(key, after) > 0)
  const page = skills.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    items: await withPrerequisites(
      db,
      page.map(({ skill }) => skill),
    ),
    nextCursor: skills.length > PAGE_SIZE && last ? cursor.write(last.key) : null,
  }
}

type Met = Omit<MetSkill, 'prerequisiteIds'>

/**
 * All skills that a person has met, which are a few hundred at most. They are processed in memory, because levels
 * depend on the current time.
 */
async function findMet({ db, clock }: Clocked, uid: string): Promise<Met[]> {
  const standings = await mastery.listStandings({ db, clock }, { uid })
  const titles = await store.listTitles(db, [...standings.keys()])
  const topics = await store.listTopicsOfSkills(db, uid)
  return [...standings].map(([skillId, standing]) => ({
    skillId,
    title: titles.get(skillId) ?? skillId,
    ...standing,
    topic: topics.get(skillId) ?? null,
  }))
}

async function withPrerequisites(db: Db, skills: Met[]): Promise<MetSkill[]> {
  const prerequisites = await mastery.listPrerequisites(
    db,
    skills.map(({ skillId }) => skillId),
  )
  return skills.map((skill) => ({ ...skill, prerequisiteIds: prerequisites.get(skill.skillId) ?? [] }))
}

/** The sort key: subject, topic and title. Skills without a topic that the person may read come last. */
const keyOf = ({ topic, title, skillId }: Met): Key => [
  topic ? ` ${topic.subject}` : '~',
  topic ? `${topic.title} ${topic.id}` : '',
  title,
  skillId,
]

function compare(a: Key, b: Key) {
  const place = a.findIndex((part, i) => part !== b[i])
  return place < 0 ? 0 : (a[place] ?? '') < (b[place] ?? '') ? -1 : 1
}

export async function countSkillLevels({ db, clock }: Clocked, uid: string) {
  const standings = [...(await mastery.listStandings({ db, clock }, { uid })).values()]
  const now = clock()
  return {
    levels: skillLevels
      .filter((level) => level !== 'unseen')
      .map((level) => ({ level, count: standings.filter((standing) => standing.level === level).length })),
    fadingCount: standings.filter(({ fadesAt }) => fadesAt !== null && fadesAt - now < FADES_SOON_MS).length,
  }
}

/**
 * The answers that determine the level of a skill.
 * @throws AppError not_found if the person hasn't met the skill and may not read it.
 */
export async function getSkillEvidence({ db, clock }: Clocked, { uid, skillId }: { uid: string; skillId: string }) {
  const [skill] = (await mastery.listSkillsByIds({ db, clock }, { uid, skillIds: [skillId] })).items
  if (!skill) throw new AppError('not_found', (words) => words.missing.skill)
  const answers = await store.listAnswers(db, { uid, skillId, limit: ANSWERS_SHOWN })
  const stems = await quizzes.findQuestions(
    db,
    answers.map(({ questionId, quizId }) => ({ questionId, quizId: quizId ?? '' })),
  )
  const programs = answers.filter(({ source }) => source === 'problem').map(({ questionId }) => questionId)
  const titles = await problems.findTitles(db, { ids: programs, uid })
  const items = answers.map(
    ({ id, questionId, answeredAt, correct, hints, source, ...row }): SkillEvidence => ({
      attemptId: id,
      questionId,
      stemHtml: stems.get(questionId)?.stemHtml ?? escaped(titles.get(questionId)?.title ?? ''),
      at: answeredAt,
      correct: correct === 1,
      saidUnknown: row.answer === 'null',
      hints,
      source,
      problem: openOf(titles.get(questionId)),
      quiz: row.topicId && row.quizId ? { id: row.quizId, title: row.quizTitle ?? '' } : null,
      topic: row.topicId ? { id: row.topicId, title: row.topicTitle ?? '' } : null,
    }),
  )
  return { skillId, title: skill.title, items }
}

type Titled = { slug: string; title: string; isOpen: boolean }
const openOf = (problem: Titled | undefined) => (problem?.isOpen ? { slug: problem.slug, title: problem.title } : null)

/** Escapes a plain-text title as HTML. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
