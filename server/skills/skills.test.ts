import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countSkillLevels,
  getPublicSkillMap,
  getSkillEvidence,
  getSkillMap,
  type MetSkill,
  type SkillEvidence,
  type SkillMap,
  searchSkills,
} from '#contract/skills.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { addTopic } from '../testing/catalog.ts'
import { makeReefTopic, takeQuiz } from '../testing/learning.ts'
import { SENTINEL } from '../testing/sentinel.ts'

const server = await startTestApp()
const { db } = server.deps
let ann: TestUser
let made: Awaited<ReturnType<typeof makeReefTopic>>

beforeAll(async () => {
  ann = await server.signedIn()
  made = await makeReefTopic(server, ann)
})
afterAll(() => server.stop())

type Page = { items: MetSkill[]; nextCursor: string | null }
const get = (path: string, as?: TestUser) => server.call('GET', path, as ? { as } : {})
const list = async (as: TestUser, search = ''): Promise<Page> => (await get(`/user/skills${search}`, as)).body
const notFound = (thing: string) => ({ code: 'not_found', message: `${thing} not found.` })

async function someone() {
  const bob = await server.signedIn('Bob')
  const [rope = '', overhand = ''] = made.quizIds
  await takeQuiz(server, { as: bob, quizId: rope })
  await takeQuiz(server, { as: bob, quizId: overhand, count: 2, right: false })
  return bob
}

test('skills of the library are found by words of title, name and unit, bounded', async () => {
  const found = async (q: string) => (await server.ask(searchSkills, { q })).items
  expect(await found('tie the overhand')).toEqual([
    { id: 'tie-overhand', title: 'Tie the Overhand knot', unit: 'Overhand knot' },
  ])
  expect((await found('TIE-BOW')).map(({ id }) => id)).toEqual(['tie-bowline'])
  const all = await found('tie')
  expect(all.length).toBeGreaterThan(3)
  expect(all.length).toBeLessThanOrEqual(12)
  expect(await found('no such skill')).toEqual([])
  expect((await server.send(searchSkills, { q: ' ' })).status).toBe(400)
  expect((await server.send(searchSkills, { q: 'x'.repeat(101) })).status).toBe(400)
})

test('who has answered nothing has met no skill', async () => {
  const bob = await server.signedIn('Bob')
  expect(await list(bob)).toEqual({ items: [], nextCursor: null })
  const { body } = await server.send(countSkillLevels, {}, { as: bob })
  expect(body.levels).toEqual(['attempted', 'familiar', 'proficient', 'mastered'].map((level) => ({ level, count: 0 })))
})

test('the skills met, with their topic, level and when they fade; by level and by topic', async () => {
  const bob = await someone()
  const { items } = await list(bob)
  expect(items.map(({ title, level, topic }) => [title, level, topic?.id, topic?.subject])).toEqual([
    ['Tie the Overhand knot', 'attempted', made.topicId, 'Knots'],
    ['Tie the Rope', 'familiar', made.topicId, 'Knots'],
  ])
  expect(items[0]).toMatchObject({ fadesAt: null, answered: 2, correct: 0, prerequisiteIds: ['tie-rope'] })
  expect(items[1]?.fadesAt).toBeGreaterThan(server.deps.clock())
  expect((await list(bob, '?level=familiar')).items.map(({ skillId }) => skillId)).toEqual(['tie-rope'])
  expect((await list(bob, `?topicId=${made.topicId}`)).items.map(({ title }) => title)).toEqual(
    items.map(({ title }) => title),
  )
  expect((await list(bob, '?topicId=other')).items).toEqual([])
  expect(await server.ask(countSkillLevels, {}, { as: bob })).toMatchObject({
    levels: [
      { level: 'attempted', count: 1 },
      { level: 'familiar', count: 1 },
      { level: 'proficient', count: 0 },
      { level: 'mastered', count: 0 },
    ],
  })
})

test('fifty a page, each once; a cursor of ours alone', async () => {
  const bob = await someone()
  const skills = Array.from({ length: 70 }, (_, i) => ({ id: `many-${i}`, title: `Knot ${i % 7}` }))
  await db.insertInto('skills').values(skills).execute()
  const state = await db
    .selectFrom('skillMastery')
    .selectAll()
    .where('uid', '=', bob.uid)
    .where('skillId', '=', 'tie-rope')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('skillMastery')
    .values(skills.map(({ id }) => ({ ...state, skillId: id })))
    .execute()
  const first = await list(bob)
  const second = await list(bob, `?cursor=${first.nextCursor}`)
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 22, null])
  expect(new Set([...first.items, ...second.items].map(({ skillId }) => skillId)).size).toBe(72)
  // Skills without a topic come last.
  expect(first.items[2]?.topic).toBeNull()
  for (const search of ['?cursor=x', '?level=best']) expect((await get(`/user/skills${search}`, bob)).status).toBe(400)
})

test('the evidence: what was asked, when, right or not, and where', async () => {
  const bob = await someone()
  const { text, body } = await server.send(getSkillEvidence, { skillId: 'tie-overhand' }, { as: bob })
  expect(body).toMatchObject({ skillId: 'tie-overhand', title: 'Tie the Overhand knot' })
  expect(body.items).toHaveLength(2)
  for (const item of body.items as SkillEvidence[]) {
    expect(item).toMatchObject({ correct: false, saidUnknown: false, hints: 0, source: 'quiz' })
    expect([item.topic?.id, item.quiz?.id]).toEqual([made.topicId, made.quizIds[1]])
    expect(item.stemHtml).not.toBe('')
  }
  expect(text).not.toContain(SENTINEL)
  expect((await server.ask(getSkillEvidence, { skillId: 'tie-reef' }, { as: bob })).items).toEqual([])
})

test('of what one can neither read nor has met nothing is said; each sees their own answers', async () => {
  const [bob, eve] = [await someone(), await server.signedIn('Eve')]
  await addTopic(db, { id: 'bobs', ownerId: bob.uid })
  expect((await server.send(getSkillEvidence, { skillId: 'skill-bobs' }, { as: eve })).body).toEqual(notFound('Skill'))
  expect((await server.send(getSkillEvidence, { skillId: 'nope' }, { as: eve })).body).toEqual(notFound('Skill'))
  expect((await server.ask(getSkillEvidence, { skillId: 'skill-bobs' }, { as: bob })).items).toEqual([])
  expect((await server.ask(getSkillEvidence, { skillId: 'tie-rope' }, { as: eve })).items).toEqual([])
  expect((await list(eve)).items).toEqual([])
  for (const path of ['/user/skills', '/user/skill-levels', '/user/skills/tie-rope/evidence'])
    expect((await get(path)).status).toBe(401)
})

test('the map of a topic: laid out from what is built on, with levels for the learner alone', async () => {
  const bob = await someone()
  const map: SkillMap = await server.ask(getSkillMap, { topicId: made.topicId }, { as: bob })
  expect(map).toMatchObject({ topicId: made.topicId, of: 'skills' })
  expect(
    map.nodes.map(({ number, title, buildsOn, level, lesson }) => [number, title, buildsOn, level, lesson?.id]),
  ).toEqual([
    [1, 'Tie the Rope', [], 'familiar', made.lessonIds[0]],
    [2, 'Tie the Overhand knot', [1], 'attempted', made.lessonIds[1]],
    [3, 'Tie the Reef knot', [2], 'unseen', made.lessonIds[2]],
  ])
  for (const { x, y, width, height } of map.nodes) {
    expect([x >= 0, y >= 0, x + width <= map.width, y + height <= map.height]).toEqual([true, true, true, true])
  }
  expect(map.edges.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [2, 3],
  ])
  for (const { path } of map.edges) expect(path).toMatch(/^M\d+ \d+( C\d+ \d+ \d+ \d+ \d+ \d+)+$/)

  const visitors: SkillMap = await server.ask(getPublicSkillMap, { topicId: made.topicId })
  expect(visitors.nodes).toEqual(map.nodes.map((node) => ({ ...node, level: null, mastery: null })))
})

test('a topic that asks nothing is drawn by its lessons; a private one is found by nobody else', async () => {
  const eve = await server.signedIn('Eve')
  await addTopic(db, { id: 'anns', ownerId: ann.uid, lessons: [{ title: 'One' }, { title: 'Two' }] })
  const map: SkillMap = await server.ask(getSkillMap, { topicId: 'anns' }, { as: ann })
  expect([map.of, map.nodes.map(({ title, level }) => [title, level]), map.edges]).toEqual([
    'lessons',
    [
      ['One', null],
      ['Two', null],
    ],
    [],
  ])
  const replies = [
    await server.send(getSkillMap, { topicId: 'anns' }, { as: eve }),
    await server.send(getPublicSkillMap, { topicId: 'anns' }),
  ]
  for (const { status, body } of replies) expect([status, body]).toEqual([404, notFound('Topic')])
})
