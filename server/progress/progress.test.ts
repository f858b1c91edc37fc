import { afterAll, expect, test } from 'vitest'
import { getTopicProgress } from '#contract/catalog.ts'
import { saveLessonPlace } from '#contract/reading.ts'
import { startTestApp } from '../testing/app.ts'
import { addLesson } from '../testing/lesson.ts'

const server = await startTestApp()
afterAll(() => server.stop())

const place = { block: 3, opening: 'A rope holds', share: 0.25, headingId: 's-why' }

test('a place is kept with the progress of its topic, and the newest one counts', async () => {
  const ann = await server.signedIn()
  const { topicId, lessonId } = await addLesson(server, { owner: ann })
  const save = (place: object) => server.call('POST', '/lessons/place', { as: ann, body: { lessonId, place } })
  const read = async () => (await server.ask(getTopicProgress, { topicId }, { as: ann })).places
  expect(await read()).toEqual([])
  const first = await save(place)
  expect(first.status).toBe(200)
  expect(await read()).toEqual([{ ...place, lessonId, savedAt: first.body.savedAt }])
  server.moveClock(1_000)
  const second = await save({ ...place, block: 0, opening: '', share: 0, headingId: null })
  expect(second.body.savedAt).toBeGreaterThan(first.body.savedAt)
  expect(await read()).toEqual([
    { block: 0, opening: '', share: 0, headingId: null, lessonId, savedAt: second.body.savedAt },
  ])
})

test('everybody has a place of their own in a public lesson', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const { topicId, lessonId } = await addLesson(server, { owner: ann, visibility: 'public' })
  await server.send(saveLessonPlace, { lessonId, place }, { as: ann })
  await server.send(saveLessonPlace, { lessonId, place: { ...place, block: 7 } }, { as: bob })
  for (const [person, block] of [
    [ann, 3],
    [bob, 7],
  ] as const) {
    const { body } = await server.send(getTopicProgress, { topicId }, { as: person })
    expect(body.places).toMatchObject([{ lessonId, block }])
  }
})

test('no place is kept in a lesson that one may not read, nor for visitors', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const { lessonId } = await addLesson(server, { owner: ann })
  const body = { lessonId, place }
  expect((await server.send(saveLessonPlace, body)).status).toBe(401)
  expect((await server.send(saveLessonPlace, body, { as: bob })).body).toEqual({
    code: 'not_found',
    message: 'Lesson not found.',
  })
  const unknown = await server.send(saveLessonPlace, { ...body, lessonId: 'nope' }, { as: ann })
  expect(unknown.status).toBe(404)
})

test.each([
  ['nothing', undefined],
  ['a block below 0', { ...place, block: -1 }],
  ['half a block', { ...place, block: 0.5 }],
  ['more than the whole of a block', { ...place, share: 1.5 }],
  ['an opening that is too long', { ...place, opening: 'x'.repeat(81) }],
  ['an opening that no database keeps', { ...place, opening: 'a\0b' }],
  ['no heading at all', { ...place, headingId: undefined }],
])('%s is no place', async (_what, wrong) => {
  const ann = await server.signedIn()
  const { lessonId } = await addLesson(server, { owner: ann })
  const { status, body } = await server.call('POST', '/lessons/place', { as: ann, body: { lessonId, place: wrong } })
  expect([status, body.code]).toEqual([400, 'invalid_request'])
  expect(body.message).toMatch(/[.]$/)
})
