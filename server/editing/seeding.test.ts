import { expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { freshDatabase } from '../testing/database.ts'
import { formOf, parts } from '../testing/editing.ts'
import { fixtureLibrary } from '../testing/library.ts'
import { withUnits } from '../testing/withUnits.ts'

/** The fixture library as a later release might contain it, with changes in a lesson and some of its questions. */
function laterRelease() {
  const library = fixtureLibrary()
  const rope = library.units.get('knots/rope')
  if (!rope) throw new Error('The fixture has no rope')
  const items = rope.items.map((item) =>
    item.kind === 'typed' || item.kind === 'numeric' ? { ...item, stem: `${item.stem} As released.` } : item,
  )
  const later = {
    ...rope,
    title: 'Rope, released',
    markdown: `${rope.markdown} Released.`,
    html: '<p>Released.</p>',
    items,
  }
  return withUnits({ ...library, hash: 'later' }, new Map(library.units).set(rope.id, later).values())
}

const as = (user: TestUser, server: TestApp) => ({
  get: async (path: string) => (await server.call('GET', path, { as: user })).body,
  post: async (path: string, body: object) => {
    const reply = await server.call('POST', path, { as: user, body })
    expect([path, reply.status, reply.text]).toEqual([path, 200, expect.any(String)])
    return reply.body
  },
})

test('a release writes its topics anew: what was edited stands, and its newer words can be brought in', async () => {
  const database = await freshDatabase({ onDisk: true })
  onTestFinished(() => database.drop())
  const old = await startTestApp({ database })
  await old.seed()
  const root = await old.signedIn('Root', { role: 'admin' })
  const first = as(root, old)
  const { steps } = await first.get('/info/pathways/knots-that-hold')
  const topicId: string = steps[0].topic.id
  const { lessonId, quizId, questionOf } = await parts(old, root, topicId)
  const [typed, numeric] = [questionOf('typed'), questionOf('numeric')]
  const { id, version, markdown } = await first.get(`/lessons/${lessonId}/source`)
  const mine = { title: 'Rope by hand', summary: 'Mine.', markdown: `${markdown}\n\nMine.` }
  await first.post('/lessons/save', { id, version, ...mine })
  const item = { ...formOf(typed.item), stem: 'Which force holds a knot, by hand? One word.' }
  await first.post('/questions/save', { topicId, questionId: typed.id, version: 0, item })
  await first.post('/questions/withdraw', { topicId, questionId: numeric.id, version: 0, withdrawn: true })
  await old.stop()

  const server = await startTestApp({ database, library: laterRelease() })
  onTestFinished(() => server.stop())
  await server.seed()
  const { get, post } = as(await server.signedInAgain(root), server)
  expect(await get(`/lessons/id/${lessonId}`)).toMatchObject({ title: 'Rope by hand', summary: 'Mine.' })
  expect(await get(`/lessons/${lessonId}/source`)).toMatchObject({ ...mine, version: 1 })
  const quiz = await get(`/quizzes/id/${quizId}`)
  const ids = quiz.questions.map((question: { id: string }) => question.id)
  expect(ids).toHaveLength(7)
  expect(ids).toContain(typed.id)
  expect(ids).not.toContain(numeric.id)
  expect(JSON.stringify(quiz)).toContain('by hand')
  expect(JSON.stringify(quiz)).not.toContain('As released')
  const topic = await get(`/topics/id/${topicId}`)
  expect(topic.quizzes[0]).toMatchObject({ title: 'Rope by hand', questionCount: 7 })
  expect(topic.checks.at(-1)).toContain('Changed by hand')

  const list = (kind: string, thing: string) =>
    get(`/versions?kind=${kind}&topicId=${topicId}&id=${encodeURIComponent(thing)}`)
  const lessons = (await list('lesson', lessonId)).items
  expect(lessons.map((one: { source: string }) => one.source)).toEqual(['release', 'hand', 'original'])
  expect(lessons[1].current).toBe(true)
  const questions = (await list('question', typed.id)).items
  expect(questions[0]).toMatchObject({ source: 'release', text: expect.stringContaining('As released') })

  await post('/versions/bring-back', { kind: 'lesson', topicId, id: lessonId, version: 1, back: lessons[0].version })
  const back = { kind: 'question', topicId, id: typed.id, version: 1, back: questions[0].version }
  await post('/versions/bring-back', back)
  expect((await get(`/lessons/id/${lessonId}`)).title).toBe('Rope, released')
  const stems = JSON.stringify(await get(`/quizzes/id/${quizId}`))
  expect(stems).toContain('As released')
  // Seeding again doesn't add the same versions twice.
  await server.deps.db.updateTable('pathways').set({ contentHash: 'older' }).execute()
  await server.seed()
  expect((await list('lesson', lessonId)).items).toHaveLength(4)
  expect((await list('question', typed.id)).items).toHaveLength(4)
  expect(JSON.stringify(await get(`/quizzes/id/${quizId}`))).toBe(stems)
})
