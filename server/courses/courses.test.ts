import { afterAll, beforeAll, expect, test } from 'vitest'
import { markLessonRead } from '#contract/catalog.ts'
import {
  addToCustomCourse,
  COURSES_PER_PERSON,
  type Course,
  type CourseThingKind,
  copyCustomCourse,
  copySharedCourse,
  createCustomCourse,
  deleteCustomCourse,
  ENTRIES_PER_COURSE,
  findCourseThings,
  getCustomCourse,
  listCustomCourses,
  restoreCustomCourse,
  saveCustomCourse,
  shareCustomCourse,
  unshareCustomCourse,
} from '#contract/courses.ts'
import { deleteTopic, RESTORABLE_MS, setTopicVisibility } from '#contract/sharing.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { addTopic as add, type TopicGiven } from '../testing/catalog.ts'
import { startPurgingCourses } from './service.ts'

let server: TestApp
let ann: TestUser
let bob: TestUser

beforeAll(async () => {
  server = await startTestApp()
  ann = await server.signedIn('Ann')
  bob = await server.signedIn('Bob')
})
afterAll(() => server.stop())

const MISSING = { code: 'not_found', message: 'Course not found.' }

async function addTopic(given: Partial<TopicGiven> = {}, owner = ann) {
  const id = crypto.randomUUID()
  await add(server.deps.db, { id, ownerId: owner.uid, title: `Lutes ${id}`, ...given })
  return id
}
const post = (name: string, as: TestUser | undefined, body: object) =>
  server.call('POST', `/user/custom-courses/${name}`, { ...(as && { as }), body })
const get = async (id: string, as = ann) => server.send(getCustomCourse, { id }, { as })
const list = (as = ann) => server.ask(listCustomCourses, {}, { as })

async function create(title = 'Knots', as = ann): Promise<Course> {
  const reply = await server.send(createCustomCourse, { id: crypto.randomUUID(), title }, { as })
  expect(reply.status).toBe(201)
  return reply.body
}
const entry = (kind: CourseThingKind, thingId: string, id: string = crypto.randomUUID()) => ({ id, kind, thingId })
const section = (entries: object[], title = '') => ({ id: crypto.randomUUID(), title, entries })
const saveOf = (course: Course, change: object = {}) => ({
  id: course.id,
  version: course.version,
  saveId: crypto.randomUUID(),
  title: course.title,
  description: course.description,
  sections: course.sections,
  ...change,
})
async function courseOf(entries: object[], as = ann): Promise<Course> {
  const course = await create('Knots', as)
  const saved = await server.send(saveCustomCourse, saveOf(course, { sections: [section(entries)] }), { as })
  expect(saved.body).toMatchObject({ id: course.id, version: 2 })
  return (await get(course.id, as)).body
}
const entriesOf = (course: { sections: Course['sections'] }) => course.sections.flatMap(({ entries }) => entries)
const linkTo = async (id: string, as = ann) =>
  (await server.ask(shareCustomCourse, { id }, { as })).path.replace('/shared/courses/', '')
const open = async (token: string, as?: TestUser) =>
  server.call('GET', `/${as ? 'user' : 'info'}/shared-courses/${token}`, as ? { as } : {})

test('a course is made, arranged in sections, and read as it was saved', async () => {
  const topicId = await addTopic({ title: 'Reef', lessons: [{ title: 'Rope' }, { title: 'Turns' }] })
  const course = await create(' My knots ')
  expect(course).toMatchObject({ title: 'My knots', description: '', version: 1, path: null })
  expect(course.sections).toMatchObject([{ title: '', entries: [] }])
  const sections = [
    section([entry('topic', topicId), entry('quiz', `quiz-lesson-${topicId}-2`)], 'First'),
    section([entry('lesson', `lesson-${topicId}`)], 'Then'),
  ]
  const saved = await server.send(
    saveCustomCourse,
    saveOf(course, { title: 'Ropes', description: 'For the\nsea.', sections }),
    { as: ann },
  )
  expect(saved.status).toBe(200)
  const { body } = await get(course.id)
  expect(body).toMatchObject({ title: 'Ropes', description: 'For the\nsea.', version: 2 })
  expect(body.sections.map(({ title }) => title)).toEqual(['First', 'Then'])
  expect(entriesOf(body)).toMatchObject([
    { kind: 'topic', thingId: topicId, title: 'Reef', state: 'open', topicTitle: null, minutes: 10 },
    { kind: 'quiz', title: 'Turns', topicTitle: 'Reef', minutes: null, state: 'open' },
    { kind: 'lesson', title: 'Rope', topicTitle: 'Reef', minutes: 10, state: 'open' },
  ])
  const [summary] = (await list()).items
  expect(summary).toMatchObject({ id: course.id, title: 'Ropes', entryCount: 3, isShared: false })
})

test('progress stands beside each entry', async () => {
  const topicId = await addTopic({ visibility: 'public', lessons: [{ title: 'Rope' }, { title: 'Turns' }] })
  const lessonId = `lesson-${topicId}`
  const course = await courseOf([
    entry('topic', topicId),
    entry('lesson', lessonId),
    entry('lesson', `${lessonId}-2`),
    entry('quiz', `quiz-${lessonId}`),
  ])
  await server.send(markLessonRead, { lessonId }, { as: ann })
  const progressOf = async (course: Course) => entriesOf(course).map(({ progress }) => progress)
  const mine = await progressOf((await get(course.id)).body)
  expect(mine).toEqual([
    { lessonsRead: 1, lessonCount: 2, questionsAnswered: 0, questionCount: 0 },
    { lessonsRead: 1, lessonCount: 1, questionsAnswered: 0, questionCount: 0 },
    { lessonsRead: 0, lessonCount: 1, questionsAnswered: 0, questionCount: 0 },
    { lessonsRead: 0, lessonCount: 0, questionsAnswered: 0, questionCount: 0 },
  ])
  const token = await linkTo(course.id)
  expect((await progressOf((await open(token, bob)).body))[0]).toMatchObject({ lessonsRead: 0, lessonCount: 2 })
  expect(await progressOf((await open(token)).body)).toEqual([null, null, null, null])
})

test('what is deleted, or no longer theirs to read, keeps its title and its place, and can be taken out and put back', async () => {
  const topicId = await addTopic({ title: 'Serpents', visibility: 'public' }, bob)
  const own = await addTopic({ title: 'Shawms' })
  const [first, second, third] = [entry('topic', topicId), entry('lesson', `lesson-${topicId}`), entry('topic', own)]
  const course = await courseOf([first, second, third])
  await server.send(setTopicVisibility, { topicId, visibility: 'private' }, { as: bob })
  await server.send(deleteTopic, { topicId: own }, { as: ann })
  const shown = (await get(course.id)).body as Course
  expect(entriesOf(shown)).toMatchObject([
    { title: 'Serpents', state: 'gone', topicTitle: null, minutes: null, progress: null },
    { title: 'One', state: 'gone' },
    { title: 'Shawms', state: 'gone' },
  ])
  const without = saveOf(shown, { sections: [section([third])] })
  expect((await server.ask(saveCustomCourse, without, { as: ann })).version).toBe(3)
  const again = saveOf({ ...shown, version: 3 }, { sections: [section([first, third])] })
  expect((await server.ask(saveCustomCourse, again, { as: ann })).version).toBe(4)
  expect(entriesOf((await get(course.id)).body)).toMatchObject([{ title: 'Serpents' }, { title: 'Shawms' }])
})

test('nothing that a person may not read gets into their course', async () => {
  const hidden = await addTopic({ title: 'Secret' }, bob)
  const course = await create()
  for (const [kind, id, name] of [
    ['topic', hidden, 'Topic'],
    ['lesson', `lesson-${hidden}`, 'Lesson'],
    ['quiz', `quiz-lesson-${hidden}`, 'Quiz'],
    ['topic', 'nope', 'Topic'],
    ['lesson', await addTopic(), 'Lesson'],
  ] as const) {
    const missing = { code: 'not_found', message: `${name} not found.` }
    const saved = await server.send(saveCustomCourse, saveOf(course, { sections: [section([entry(kind, id)])] }), {
      as: ann,
    })
    expect([saved.status, saved.body]).toEqual([404, missing])
    expect((await server.send(addToCustomCourse, { id: course.id, kind, thingId: id }, { as: ann })).body).toEqual(
      missing,
    )
  }
  expect((await get(course.id)).body).toEqual(course)
})

test('a save on an older version is refused and changes nothing; the same save sent twice is one', async () => {
  const course = await create()
  const first = saveOf(course, { title: 'First' })
  const saved = await server.send(saveCustomCourse, first, { as: ann })
  expect(await server.ask(saveCustomCourse, first, { as: ann })).toEqual(saved.body)
  const stale = await server.send(saveCustomCourse, saveOf(course, { title: 'Stale' }), { as: ann })
  expect([stale.status, stale.body]).toEqual([
    409,
    {
      code: 'conflict',
      message: 'This course has changed since you opened it. Load the newer version to continue.',
    },
  ])
  expect((await server.send(saveCustomCourse, saveOf({ ...course, version: 7 }), { as: ann })).status).toBe(409)
  expect((await get(course.id)).body).toMatchObject({ title: 'First', version: 2 })
  await server.send(saveCustomCourse, saveOf({ ...course, version: 2 }, { title: 'Second' }), { as: ann })
  // A late retry of the first save is refused, because there is a newer version.
  expect((await server.send(saveCustomCourse, first, { as: ann })).status).toBe(409)
})

test('of saves at the same time on one version, one is kept', async () => {
  const course = await create()
  const saves = await Promise.all(
    ['a', 'b', 'c', 'd'].map((title) => server.send(saveCustomCourse, saveOf(course, { title }), { as: ann })),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const kept = saves.findIndex(({ status }) => status === 200)
  expect((await get(course.id)).body).toMatchObject({ title: 'abcd'[kept], version: 2 })
})

test('things are added at the end, each once, also at the same time', async () => {
  const topicId = await addTopic()
  const course = await courseOf([entry('topic', topicId)])
  const things = [
    { kind: 'topic', thingId: topicId },
    { kind: 'lesson', thingId: `lesson-${topicId}` },
    { kind: 'quiz', thingId: `quiz-lesson-${topicId}` },
    { kind: 'lesson', thingId: `lesson-${topicId}` },
  ]
  const replies = await Promise.all(things.map((thing) => post('add', ann, { id: course.id, ...thing })))
  expect(replies.map(({ body }) => body.added).filter(Boolean)).toHaveLength(2)
  const added = (await get(course.id)).body as Course
  expect(entriesOf(added).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['topic', 'lesson', 'quiz']))
  expect(entriesOf(added)).toHaveLength(3)
  // A save that is based on the version before the additions is refused.
  expect((await server.send(saveCustomCourse, saveOf(course), { as: ann })).status).toBe(409)
})

test('a shared course opens for whoever has the link; what they may not read is a title with its reason', async () => {
  const [shared, mine] = [await addTopic({ visibility: 'public', title: 'Lute' }), await addTopic({ title: 'Diary' })]
  const gone = await addTopic({ visibility: 'public', title: 'Rebec' }, bob)
  const course = await courseOf([entry('topic', shared), entry('lesson', `lesson-${mine}`), entry('topic', gone)])
  const token = await linkTo(course.id)
  expect(await linkTo(course.id)).toBe(token)
  await server.send(setTopicVisibility, { topicId: gone, visibility: 'private' }, { as: bob })
  const closed = { thingId: null, topicTitle: null, minutes: null, progress: null }
  const visitor = (await open(token)).body
  expect(visitor).toMatchObject({ title: 'Knots', description: '' })
  expect(entriesOf(visitor)).toMatchObject([
    { title: 'Lute', state: 'open', thingId: shared },
    { title: 'One', state: 'private', ...closed },
    { title: 'Rebec', state: 'gone', ...closed },
  ])
  // Bob can open his own private topic, but not Ann's private lesson.
  expect(entriesOf((await open(token, bob)).body).map(({ state }) => state)).toEqual(['open', 'private', 'open'])
  expect(JSON.stringify(visitor)).not.toContain(mine)
  expect((await get(course.id)).body.path).toBe(`/shared/courses/${token}`)
  expect((await get(course.id, bob)).body).toEqual(MISSING)
})

test('a withdrawn link, a deleted course and a guess lead nowhere; the next link is another', async () => {
  const course = await create()
  const token = await linkTo(course.id)
  const nowhere = { code: 'not_found', message: 'This link doesn’t work. It may have been withdrawn.' }
  await server.send(unshareCustomCourse, { id: course.id }, { as: ann })
  for (const as of [undefined, bob, ann]) expect((await open(token, as)).body).toEqual(nowhere)
  expect((await server.send(copySharedCourse, { id: crypto.randomUUID(), token }, { as: bob })).body).toEqual(nowhere)
  const next = await linkTo(course.id)
  expect(next).not.toBe(token)
  await server.send(deleteCustomCourse, { id: course.id }, { as: ann })
  expect((await open(next)).body).toEqual(nowhere)
  await server.send(restoreCustomCourse, { id: course.id }, { as: ann })
  expect((await open(next)).status).toBe(200)
  const row = await server.deps.db.selectFrom('courses').selectAll().where('id', '=', course.id).executeTakeFirst()
  expect(JSON.stringify(row)).not.toContain(next)
  for (const guess of [row?.shareId, `${row?.shareId}.`, course.id, '.', 'x'])
    expect((await open(encodeURIComponent(guess ?? ''))).status).toBe(404)
  expect((await open('x'.repeat(101))).status).toBe(400)
})

test('two requests for a link at once give one', async () => {
  const course = await create()
  expect(new Set(await Promise.all([1, 2, 3, 4].map(() => linkTo(course.id)))).size).toBe(1)
})

test('a shared course is copied as one’s own, private again; the same copy asked for twice is one', async () => {
  const [shared, mine] = [await addTopic({ visibility: 'public', title: 'Lute' }), await addTopic({ title: 'Diary' })]
  const course = await courseOf([entry('topic', shared), entry('topic', mine)])
  const token = await linkTo(course.id)
  const body = { id: crypto.randomUUID(), token }
  const copy = await server.send(copySharedCourse, body, { as: bob })
  expect(copy.status).toBe(201)
  expect(copy.body).toMatchObject({ id: body.id, title: 'Knots', version: 1, path: null })
  expect(entriesOf(copy.body)).toMatchObject([
    { title: 'Lute', state: 'open' },
    { title: 'Diary', state: 'gone' },
  ])
  expect(await server.ask(copySharedCourse, body, { as: bob })).toEqual(copy.body)
  expect((await list(bob)).items.filter(({ id }) => id === body.id)).toHaveLength(1)
  // The copy is independent of the original. It can be saved even with entries that its owner can't read.
  expect((await server.send(saveCustomCourse, saveOf(copy.body, { title: 'Bob’s' }), { as: bob })).status).toBe(200)
  await server.send(deleteCustomCourse, { id: course.id }, { as: ann })
  expect((await get(body.id, bob)).body.title).toBe('Bob’s')
  expect((await get(body.id)).body).toEqual(MISSING)
  const again = await server.send(copyCustomCourse, { id: crypto.randomUUID(), courseId: body.id }, { as: bob })
  expect(again.body).toMatchObject({ title: 'Copy of Bob’s', path: null })
})

test('a copy knows nothing of what was taken out before', async () => {
  const out = await addTopic({ title: 'Embarrassing' })
  const course = await courseOf([entry('topic', out)])
  await server.send(saveCustomCourse, saveOf(course, { sections: [section([])] }), { as: ann })
  const token = await linkTo(course.id)
  const id = crypto.randomUUID()
  const copy = await server.ask(copySharedCourse, { id, token }, { as: bob })
  const saved = await server.send(saveCustomCourse, saveOf(copy, { sections: [section([entry('topic', out)])] }), {
    as: bob,
  })
  expect(saved.body.message).toBe('Topic not found.')
})

test('a deleted course is gone, and comes back as it was', async () => {
  const topicId = await addTopic()
  const course = await courseOf([entry('topic', topicId)])
  const { body } = await server.send(deleteCustomCourse, { id: course.id }, { as: ann })
  expect(body.restorableUntil).toBeGreaterThan(Date.now())
  expect((await get(course.id)).body).toEqual(MISSING)
  const lists = await list()
  expect(lists.items.map(({ id }) => id)).not.toContain(course.id)
  expect(lists.deleted).toContainEqual({ id: course.id, title: 'Knots', restorableUntil: body.restorableUntil })
  expect((await list(bob)).deleted).toEqual([])
  for (const name of ['save', 'add', 'share', 'unshare', 'delete', 'copy'])
    expect((await post(name, ann, bodyOf(name, course))).body).toEqual(MISSING)
  expect((await server.send(restoreCustomCourse, { id: course.id }, { as: bob })).body).toEqual(MISSING)
  expect((await server.send(restoreCustomCourse, { id: course.id }, { as: ann })).status).toBe(200)
  expect((await server.send(restoreCustomCourse, { id: course.id }, { as: ann })).status).toBe(200)
  expect((await get(course.id)).body).toEqual(course)
})

test('what was deleted long ago is gone for good', async () => {
  const [old, recent] = [await create(), await create()]
  for (const { id } of [old, recent]) await server.send(deleteCustomCourse, { id }, { as: ann })
  const deletedAt = Date.now() - RESTORABLE_MS - 1
  await server.deps.db.updateTable('courses').set({ deletedAt }).where('id', '=', old.id).execute()
  expect((await list()).deleted.map(({ id }) => id)).not.toContain(old.id)
  await startPurgingCourses(server.deps).stop()
  expect((await server.send(restoreCustomCourse, { id: old.id }, { as: ann })).body).toEqual(MISSING)
  expect((await server.send(restoreCustomCourse, { id: recent.id }, { as: ann })).status).toBe(200)
})

function bodyOf(name: string, course: Course) {
  if (name === 'save') return saveOf(course)
  if (name === 'add') return { id: course.id, kind: 'topic', thingId: 'x' }
  return name === 'copy' ? { id: crypto.randomUUID(), courseId: course.id } : { id: course.id }
}

test.each(['save', 'add', 'share', 'unshare', 'delete', 'restore', 'copy'])(
  '%s: nobody else, no visitor, nothing that is not there',
  async (name) => {
    const course = await create()
    await linkTo(course.id)
    const before = (await get(course.id)).body
    expect((await post(name, bob, bodyOf(name, course))).body).toEqual(MISSING)
    expect((await post(name, undefined, bodyOf(name, course))).status).toBe(401)
    expect((await post(name, ann, bodyOf(name, { ...course, id: 'nope' }))).body).toEqual(MISSING)
    expect((await post(name, ann, {})).status).toBe(400)
    expect((await get(course.id)).body).toEqual(before)
  },
)

test('another person’s course does not exist, and its id makes no second one', async () => {
  const course = await create()
  expect((await get(course.id, bob)).body).toEqual(MISSING)
  expect((await list(bob)).items.map(({ id }) => id)).not.toContain(course.id)
  expect((await server.send(createCustomCourse, { id: course.id, title: 'Mine' }, { as: bob })).body).toEqual(MISSING)
  expect((await get(course.id)).body).toEqual(course)
  expect(await server.ask(createCustomCourse, { id: course.id, title: 'Again' }, { as: ann })).toEqual(course)
})

test('without a token there is nothing but shared courses', async () => {
  for (const path of [
    '/user/custom-courses',
    '/user/custom-courses/x',
    '/user/course-things?kind=topic',
    '/user/shared-courses/x',
  ])
    expect((await server.call('GET', path)).status).toBe(401)
  const body = { id: crypto.randomUUID(), title: 'x', token: 'x' }
  expect((await server.send(createCustomCourse, body)).status).toBe(401)
  expect((await server.send(copySharedCourse, body)).status).toBe(401)
})

test.each([
  ['a title that is too long', { title: 'x'.repeat(121) }, 'Shorten the title to 120 characters or fewer.'],
  ['no title', { title: '  ' }, 'Give the course a title.'],
  [
    'a description that is too long',
    { description: 'x'.repeat(2_001) },
    'Shorten the description to 2,000 characters or fewer.',
  ],
  ['no section', { sections: [] }, 'A course needs at least one section.'],
  [
    'too many sections',
    { sections: Array.from({ length: 31 }, () => section([])) },
    'A course can have at most 30 sections.',
  ],
  [
    'a section’s title that is too long',
    { sections: [section([], 'x'.repeat(121))] },
    'Shorten the section’s title to 120 characters or fewer.',
  ],
  [
    'too many entries',
    { sections: [section(entries(150)), section(entries(51))] },
    'A course can have at most 200 entries.',
  ],
  [
    'one id twice',
    { sections: [section([entry('topic', 'x', 'a'), entry('topic', 'y', 'a')])] },
    'Two parts of the course have the same id.',
  ],
  [
    'a kind that there is not',
    { sections: [section([{ id: 'a', kind: 'user', thingId: 'x' }])] },
    /^sections\.0\.entries\.0\.kind must be topic, lesson or quiz\.$/,
  ],
  ['a version that is none', { version: 0 }, /^version must be at least 1\.$/],
  ['a save without an id', { saveId: '1' }, /^saveId must be a UUID\.$/],
  ['a null character', { title: 'a\0b' }, 'Text can’t contain a null character.'],
])('%s is refused', async (_what, change, message) => {
  const course = await create()
  const reply = await server.send(saveCustomCourse, saveOf(course, change), { as: ann })
  expect([reply.status, reply.body.message]).toEqual([400, expect.stringMatching(message)])
  expect((await get(course.id)).body).toEqual(course)
})

function entries(count: number) {
  return Array.from({ length: count }, () => entry('topic', 'x'))
}

test('a full course takes nothing more, and its whole outline fits into one request', async () => {
  const topicId = await addTopic()
  const others = Array.from({ length: 30 }, () => section([], '漢'.repeat(120)))
  const full = [
    { ...others[0], entries: Array.from({ length: ENTRIES_PER_COURSE }, () => entry('topic', topicId)) },
    ...others.slice(1),
  ]
  const course = await create()
  const saved = await server.send(
    saveCustomCourse,
    saveOf(course, { description: '漢'.repeat(2_000), sections: full }),
    { as: ann },
  )
  expect(saved.status).toBe(200)
  const added = await server.send(
    addToCustomCourse,
    { id: course.id, kind: 'lesson', thingId: `lesson-${topicId}` },
    { as: ann },
  )
  expect([added.status, added.body.message]).toEqual([409, 'A course can have at most 200 entries.'])
})

test('a person has at most a hundred courses; a deleted one makes room, and comes back only where there is room', async () => {
  const eve = await server.signedIn('Eve')
  const courses: Course[] = []
  for (let i = 0; i < COURSES_PER_PERSON; i++) courses.push(await create(`Course ${i}`, eve))
  const full = 'You already have 100 courses, which is the limit. Delete one to make room.'
  const fresh = () => server.send(createCustomCourse, { id: crypto.randomUUID(), title: 'More' }, { as: eve })
  const refused = await fresh()
  expect([refused.status, refused.body.message]).toEqual([409, full])
  const [first] = courses
  if (!first) throw new Error('No course was made.')
  expect(
    (await server.send(copyCustomCourse, { id: crypto.randomUUID(), courseId: first.id }, { as: eve })).body.message,
  ).toBe(full)
  await server.send(deleteCustomCourse, { id: first.id }, { as: eve })
  const together = await Promise.all([fresh(), fresh(), fresh()])
  expect(together.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect((await server.send(restoreCustomCourse, { id: first.id }, { as: eve })).body.message).toBe(full)
  expect((await list(eve)).items).toHaveLength(100)
})

test('what can be added is found by its words, or is the newest: topics, lessons and quizzes, one’s own and public ones', async () => {
  const own = await addTopic({
    title: 'Hurdy gurdy',
    lessons: [{ title: 'Wheel' }, { title: 'Drone' }],
    createdAt: 9e12,
  })
  await addTopic({ title: 'Hurdy secret' }, bob)
  const find = async (query: string, as = ann) =>
    (await server.call('GET', `/user/course-things?${query}`, { as })).body.items
  expect(await find('kind=topic&q=hurdy')).toEqual([
    { kind: 'topic', thingId: own, title: 'Hurdy gurdy', topicTitle: null, minutes: 10 },
  ])
  expect(await find('kind=lesson&q=drone')).toMatchObject([
    { kind: 'lesson', title: 'Drone', topicTitle: 'Hurdy gurdy' },
  ])
  expect(await find('kind=quiz&q=hurdy')).toMatchObject([{ title: 'Wheel' }, { title: 'Drone' }])
  expect(await find('kind=quiz&q=drone')).toMatchObject([{ kind: 'quiz', title: 'Drone', minutes: null }])
  expect(await find('kind=topic&q=hurdy', bob)).toMatchObject([{ title: 'Hurdy secret' }])
  expect(await find('kind=quiz&q=xyzzy')).toEqual([])
  expect((await find('kind=topic'))[0].thingId).toBe(own)
  expect((await server.call('GET', '/user/course-things?kind=user', { as: ann })).status).toBe(400)
  expect((await server.send(findCourseThings, { kind: 'topic', q: 'x'.repeat(301) }, { as: ann })).status).toBe(400)
})
