import { afterAll, beforeAll, expect, test } from 'vitest'
import { markLessonRead } from '#contract/catalog.ts'
import { getToday } from '#contract/reading.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { addTopic } from '../testing/catalog.ts'

const HOUR_MS = 3_600_000

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const today = (as: TestUser) => server.ask(getToday, {}, { as })
const set = (as: TestUser, attr: string, value: unknown) =>
  server.call('POST', '/user/update', { as, body: { attr, uid: as.uid, value } })

test('the day of a person: their goal, and the minutes of what they read, until their midnight', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  expect((await server.send(getToday, {})).status).toBe(401)
  expect(await today(ann)).toEqual({ goalMinutes: null, minutes: 0, lessonsRead: 0, questionsAnswered: 0 })
  await set(ann, 'dailyGoalMinutes', 25)
  await set(ann, 'timeZone', 'Asia/Tokyo')
  await addTopic(server.deps.db, { id: 'daily', ownerId: ann.uid, lessons: [{ title: 'One' }, { title: 'Two' }] })
  for (const lessonId of ['lesson-daily', 'lesson-daily-2'])
    await server.send(markLessonRead, { lessonId }, { as: ann })
  // Each lesson takes ten minutes. Reading one again doesn't count.
  await server.send(markLessonRead, { lessonId: 'lesson-daily' }, { as: ann })
  expect(await today(ann)).toEqual({ goalMinutes: 25, minutes: 20, lessonsRead: 2, questionsAnswered: 0 })
  expect((await today(bob)).minutes).toBe(0)

  // There is no daylight saving time in Tokyo, so midnight is always at 15:00 UTC.
  const now = server.deps.clock()
  const midnight = now - ((now + 9 * HOUR_MS) % (24 * HOUR_MS))
  const readAt = (lessonId: string, at: number) =>
    server.deps.db.updateTable('lessonReads').set({ readAt: at }).where('lessonId', '=', lessonId).execute()
  await readAt('lesson-daily', midnight)
  await readAt('lesson-daily-2', midnight - 1)
  expect(await today(ann)).toEqual({ goalMinutes: 25, minutes: 10, lessonsRead: 1, questionsAnswered: 0 })
})
