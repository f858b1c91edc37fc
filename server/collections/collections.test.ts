import { afterAll, expect, test } from 'vitest'
import { markLessonRead } from '#contract/catalog.ts'
import { getProgress, getSubjects, getUserProgress, getUserSubjects } from '#contract/collections.ts'
import { deleteTopic } from '#contract/sharing.ts'
import { startTestApp } from '../testing/app.ts'
import { addTopic } from '../testing/catalog.ts'
import { refuseTakenName } from './routes.ts'

const server = await startTestApp()
afterAll(() => server.stop())

test('subjects are the library’s, with how much there is of each for everyone', async () => {
  const ann = await server.signedIn()
  const topic = { ownerId: ann.uid, visibility: 'public' as const, subject: 'Knots' }
  await addTopic(server.deps.db, { ...topic, id: 'one' })
  await addTopic(server.deps.db, { ...topic, id: 'two', subject: 'Knots, Sailing' })
  await addTopic(server.deps.db, { ...topic, id: 'hidden', visibility: 'private' })
  const { status, body } = await server.send(getSubjects, {}, { as: ann })
  expect([status, body.items]).toEqual([
    200,
    [{ id: 'knots', title: 'Knots', summary: 'Tying things together.', unitCount: 5, topicCount: 2 }],
  ])
})

test('progress is one’s own: what was begun, the latest first, without what is gone', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const lessons = [{ title: 'One' }, { title: 'Two' }]
  for (const id of ['first', 'second', 'gone', 'untouched'])
    await addTopic(server.deps.db, { id, ownerId: bob.uid, visibility: 'public', lessons })
  const read = (lessonId: string) => server.send(markLessonRead, { lessonId }, { as: ann })
  for (const id of ['first', 'gone', 'second']) {
    await read(`lesson-${id}`)
    server.moveClock(1_000)
  }
  await read('lesson-first-2')
  await server.send(deleteTopic, { topicId: 'gone' }, { as: bob })
  const progress = (uid: string) => server.send(getUserProgress, { uid }, { as: ann })
  const { items } = (await progress(ann.uid)).body
  expect(items).toEqual([
    {
      topicId: 'first',
      title: 'Topic first',
      subject: 'Knots',
      lessonCount: 2,
      lessonsRead: 2,
      questionCount: 0,
      questionsAnswered: 0,
      mastery: null,
      lastAt: expect.any(Number),
    },
    expect.objectContaining({ topicId: 'second', lessonsRead: 1 }),
  ])
  const refused = await progress(bob.uid)
  expect([refused.status, refused.body]).toEqual([
    403,
    { code: 'forbidden', message: 'You can see only your own progress.' },
  ])
  expect((await server.send(getUserProgress, { uid: ann.uid })).status).toBe(401)
})

test('progress without an id is the caller’s', async () => {
  const ann = await server.signedIn()
  await addTopic(server.deps.db, { id: 'own', ownerId: ann.uid, lessons: [{ title: 'One' }] })
  await server.send(markLessonRead, { lessonId: 'lesson-own' }, { as: ann })
  const { status, body } = await server.send(getProgress, {}, { as: ann })
  expect([status, body]).toEqual([200, await server.ask(getUserProgress, { uid: ann.uid }, { as: ann })])
  expect(body.items).toMatchObject([{ topicId: 'own', lessonsRead: 1 }])
  expect((await server.send(getProgress, {})).status).toBe(401)
})

test('subjects with an id are those that the person has begun', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const subjects = (uid: string) => server.send(getUserSubjects, { uid }, { as: ann })
  expect(await subjects(ann.uid)).toMatchObject({ status: 200, body: { items: [] } })
  const lessons = [{ title: 'One' }]
  await addTopic(server.deps.db, { id: 'begun', ownerId: ann.uid, subject: 'Sailing, Knots', lessons })
  await server.send(markLessonRead, { lessonId: 'lesson-begun' }, { as: ann })
  expect((await subjects(ann.uid)).body.items).toMatchObject([{ id: 'knots', unitCount: 5 }])
  const refused = await subjects(bob.uid)
  expect([refused.status, refused.body]).toEqual([
    403,
    { code: 'forbidden', message: 'You can see only your own subjects.' },
  ])
  expect((await server.send(getUserSubjects, { uid: ann.uid })).status).toBe(401)
})

test('other names are no collections', async () => {
  const ann = await server.signedIn()
  for (const path of ['/nothing', '/nothing/id/x', '/constructor'])
    expect([path, (await server.call('GET', path, { as: ann })).status]).toEqual([path, 404])
})

test.each(['/topics/id/:uid', '/lessons', '/quizzes/id/:uid'] as const)(
  'no collection can stand at %s, where an id means a thing',
  (path) => {
    expect(() => refuseTakenName({ path })).toThrow('No collection can be called')
  },
)
