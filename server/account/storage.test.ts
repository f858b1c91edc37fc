import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getStorage } from '#contract/account.ts'
import { addCompilation } from '#contract/compilations.ts'
import { createCustomCourse, deleteCustomCourse } from '#contract/courses.ts'
import { sendOwnMessage } from '#contract/messages.ts'
import { deleteNote, saveNote } from '#contract/reading.ts'
import { sendReport } from '#contract/reports.ts'
import { updateUser } from '#contract/users.ts'
import { dropMeters, keepMeters } from '../db/meters.ts'
import { notStored, stored } from '../db/stored.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import type { InputOf } from '../testing/ask.ts'
import { addLesson } from '../testing/lesson.ts'
import { owned } from './owned.ts'

const LIMIT_BYTES = 1_000_000
const FULL = {
  status: 413,
  body: {
    code: 'storage_full',
    message: 'You’ve used all your storage (1 MB). Delete notes, courses, topics or problems to make room.',
  },
}

let server: TestApp
let lessonId: string
beforeAll(async () => {
  server = await startTestApp({ config: { storageBytes: LIMIT_BYTES } })
  const owner = await server.signedIn('Owner')
  lessonId = (await addLesson(server, { owner, visibility: 'public' })).lessonId
})
afterAll(() => server.stop())

const noteOf = (text: string) => ({
  ...{
    id: crypto.randomUUID(),
    lessonId,
    quote: 'rope',
    prefix: '',
    suffix: '',
    start: 0,
    colour: 'yellow' as const,
    text,
  },
})
const save = (as: TestUser, note: InputOf<typeof saveNote>) => server.send(saveNote, note, { as })
const used = async (as: TestUser) => (await server.ask(getStorage, {}, { as })).usedBytes

/** Fills the person's storage until only `left` bytes are free. */
async function fill(as: TestUser, left: number) {
  const room = LIMIT_BYTES - (await used(as)) - left
  const row = { ...noteOf(''), uid: as.uid, createdAt: 1, updatedAt: 1, colour: 'yellow' as const }
  await server.deps.db.insertInto('notes').values(row).execute()
  const taken = (await used(as)) - (LIMIT_BYTES - room - left)
  await server.deps.db
    .updateTable('notes')
    .set({ text: 'x'.repeat(room - taken) })
    .where('id', '=', row.id)
    .execute()
  expect(await used(as)).toBe(LIMIT_BYTES - left)
  return row.id
}

test('every table with something of a person counts, or says why not', async () => {
  const tables = await server.deps.db.introspection.getTables()
  const unclear = tables.flatMap(({ name, columns }) => {
    const way = owned[name]
    if (!way || 'reason' in way) return []
    const how = stored[name as keyof typeof stored]
    const why = notStored[name as keyof typeof notStored]
    if (!how === !why) return [`${name} is in none of stored and notStored, or in both`]
    const there = columns.map((column) => column.name)
    const named = how ? [how.owner, ...how.texts, ...Object.keys(how.times ?? {})] : []
    return named.filter((column) => !there.includes(column)).map((column) => `${name}.${column} is not there`)
  })
  expect(unclear).toEqual([])
})

test('what somebody makes is counted, and deleting it gives the room back', async () => {
  const ann = await server.signedIn()
  const body = await server.ask(getStorage, {}, { as: ann })
  expect(body).toEqual({ usedBytes: expect.any(Number), limitBytes: LIMIT_BYTES })
  const before = body.usedBytes
  const note = noteOf('Dry rope only')
  await save(ann, note)
  const short = await used(ann)
  expect(short - before).toBe(200 + 'rope'.length + 'Dry rope only'.length)
  // Storage counts bytes, not characters.
  await save(ann, { ...note, text: '漢字' })
  expect(await used(ann)).toBe(short - 'Dry rope only'.length + 6)
  await server.send(deleteNote, { id: note.id }, { as: ann })
  expect(await used(ann)).toBe(before)
})

test('a full account is refused in words and with nothing kept; there is room again once something is deleted', async () => {
  const bob = await server.signedIn('Bob')
  const big = await fill(bob, 250)
  expect(await save(bob, noteOf('x'.repeat(47)))).toMatchObject(FULL)
  const fits = noteOf('x'.repeat(46))
  expect((await save(bob, fits)).status).toBe(200)
  expect(await used(bob)).toBe(LIMIT_BYTES)
  // When the storage is full, notes can't become longer and nothing else can be created.
  expect(await save(bob, { ...fits, text: 'x'.repeat(47) })).toMatchObject(FULL)
  const course = { id: crypto.randomUUID(), title: 'Knots' }
  expect(await server.send(createCustomCourse, course, { as: bob })).toMatchObject(FULL)
  expect(
    await server.send(sendOwnMessage, { about: 'other', subject: 'Hi', text: 'Hello.' }, { as: bob }),
  ).toMatchObject(FULL)
  expect(
    await server.send(sendReport, { kind: 'lesson', id: lessonId, reason: 'wrong', detail: 'No.' }, { as: bob }),
  ).toMatchObject(FULL)
  expect(await server.send(updateUser, { attr: 'bio', value: 'Long.', uid: bob.uid }, { as: bob })).toMatchObject(FULL)
  expect(await used(bob)).toBe(LIMIT_BYTES)
  // A note can always be shortened, and other people's storage isn't affected.
  expect((await save(bob, { ...fits, text: 'short' })).status).toBe(200)
  expect((await save(await server.signedIn(), noteOf('mine'))).status).toBe(200)
  expect((await server.send(deleteNote, { id: big }, { as: bob })).status).toBe(200)
  expect((await server.send(createCustomCourse, course, { as: bob })).status).toBe(201)
})

test('a full account is told so when it asks for a topic', async () => {
  const eve = await server.signedIn('Eve')
  await fill(eve, 100)
  const socket = await server.connect(eve.token)
  const refused = new Promise((resolve) => socket.once('topicDetectionError', resolve))
  socket.emit('detectTopic', { prompt: 'reef knot', generationOption: 'both', userId: eve.uid })
  expect(await refused).toMatchObject(FULL.body)
})

test('twenty writes at once fill the last room exactly', async () => {
  const cleo = await server.signedIn('Cleo')
  await fill(cleo, 7 * 304)
  const replies = await Promise.all(Array.from({ length: 20 }, () => save(cleo, noteOf('x'.repeat(100)))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
  for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(FULL)
  expect(await used(cleo)).toBe(LIMIT_BYTES)
})

test('courses that are made and deleted again and again keep no more than the newest twenty', async () => {
  const dan = await server.signedIn('Dan')
  for (let n = 0; n < 25; n++) {
    const course = { id: crypto.randomUUID(), title: `Course ${n}` }
    expect((await server.send(createCustomCourse, course, { as: dan })).status).toBe(201)
    expect((await server.send(deleteCustomCourse, { id: course.id }, { as: dan })).status).toBe(200)
    server.moveClock(1)
  }
  const rows = await server.deps.db.selectFrom('courses').select('title').where('ownerId', '=', dan.uid).execute()
  expect(rows.map(({ title }) => title).sort()).toEqual(Array.from({ length: 20 }, (_, n) => `Course ${n + 5}`).sort())
})

test('programs that were run and submitted take a fifth of the room each; the oldest make way', async () => {
  const fay = await server.signedIn('Fay')
  const record = {
    ...{ hash: 'h', stdout: 'x'.repeat(60_000), stderr: '', output: '', code: 0, signal: null, message: null },
    ...{ status: null, cpu_time: 1, wall_time: 1, memory: null },
  }
  for (let n = 0; n < 6; n++) {
    expect((await server.send(addCompilation, { ...record, hash: `run ${n}` }, { as: fay })).status).toBe(201)
    server.moveClock(1)
  }
  const rows = await server.deps.db.selectFrom('compilations').select('hash').where('uid', '=', fay.uid).execute()
  expect(rows.map(({ hash }) => hash).sort()).toEqual(['run 3', 'run 4', 'run 5'])
})

test('sums that were not kept are made anew when a server starts, for everybody', async () => {
  const { db } = server.deps
  const gil = await server.signedIn('Gil')
  await save(gil, noteOf('One note'))
  await server.send(createCustomCourse, { id: crypto.randomUUID(), title: 'One course' }, { as: gil })
  const sums = () => db.selectFrom('storage').selectAll().orderBy('uid').execute()
  const kept = await sums()
  expect(kept.length).toBeGreaterThan(2)
  await dropMeters(db)
  await sql`delete from "storage"`.execute(db)
  await keepMeters(db)
  expect(await sums()).toEqual(kept)
  await save(gil, noteOf(''))
  expect(await used(gil)).toBe(Number(kept.find(({ uid }) => uid === gil.uid)?.bytes) + 204)
})
