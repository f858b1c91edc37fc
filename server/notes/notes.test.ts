import { afterAll, expect, test } from 'vitest'
import { deleteNote, listNotes, saveNote } from '#contract/reading.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import type { InputOf } from '../testing/ask.ts'
import { addLesson } from '../testing/lesson.ts'

const server = await startTestApp()
afterAll(() => server.stop())

const noteOn = (lessonId: string, change: object = {}) => ({
  id: crypto.randomUUID(),
  lessonId,
  quote: 'rope',
  prefix: 'A ',
  suffix: ' holds.',
  start: 2,
  colour: 'yellow' as const,
  text: 'Dry rope only',
  ...change,
})
const save = (as: TestUser, body: InputOf<typeof saveNote>) => server.send(saveNote, body, { as })
const remove = (as: TestUser, id: string) => server.send(deleteNote, { id }, { as })
const list = (as: TestUser, lessonId: string) => server.send(listNotes, { lessonId }, { as })

test('a note is made, changed and deleted; one that is sent twice is one note', async () => {
  const ann = await server.signedIn()
  const { lessonId } = await addLesson(server, { owner: ann })
  const note = noteOn(lessonId)
  const made = await save(ann, note)
  expect(made.status).toBe(200)
  expect(made.body).toEqual({ ...note, createdAt: made.body.createdAt, updatedAt: made.body.createdAt })
  await save(ann, note)
  server.moveClock(1_000)
  const changed = await save(ann, { ...note, text: 'Wet rope too', colour: 'pink' })
  expect(changed.body).toMatchObject({ text: 'Wet rope too', colour: 'pink', createdAt: made.body.createdAt })
  expect(changed.body.updatedAt).toBeGreaterThan(made.body.createdAt)
  expect((await list(ann, lessonId)).body.items).toEqual([changed.body])

  expect((await remove(ann, note.id)).body).toEqual({ id: note.id })
  expect((await list(ann, lessonId)).body.items).toEqual([])
  // Undoing the deletion saves the same note again.
  expect((await save(ann, note)).status).toBe(200)
})

test('notes come in the order of the text', async () => {
  const ann = await server.signedIn()
  const { lessonId } = await addLesson(server, { owner: ann })
  for (const start of [30, 10, 20]) await save(ann, noteOn(lessonId, { start }))
  expect((await list(ann, lessonId)).body.items.map((note) => note.start)).toEqual([10, 20, 30])
})

test('what is written comes back as it was written', async () => {
  const ann = await server.signedIn()
  const { lessonId } = await addLesson(server, { owner: ann })
  const text = '<img src=x onerror=alert(1)> & "quotes"\n\n數學 🪢 \\n %s'
  await save(ann, noteOn(lessonId, { text, quote: text }))
  expect((await list(ann, lessonId)).body.items).toMatchObject([{ text, quote: text }])
})

test("another person's notes do not exist, whatever one does with their ids", async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const { lessonId } = await addLesson(server, { owner: ann, visibility: 'public' })
  const note = noteOn(lessonId)
  await save(ann, note)
  expect((await list(bob, lessonId)).body.items).toEqual([])
  const missing = { code: 'not_found', message: 'Note not found.' }
  expect((await save(bob, { ...note, text: 'mine now' })).body).toEqual(missing)
  expect((await remove(bob, note.id)).body).toEqual(missing)
  expect((await remove(bob, crypto.randomUUID())).body).toEqual(missing)
  expect((await list(ann, lessonId)).body.items).toMatchObject([{ text: note.text }])
})

test('a note stays with its lesson', async () => {
  const ann = await server.signedIn()
  const [one, two] = [await addLesson(server, { owner: ann }), await addLesson(server, { owner: ann })]
  const note = noteOn(one.lessonId)
  await save(ann, note)
  expect((await save(ann, { ...note, lessonId: two.lessonId })).status).toBe(404)
  expect((await list(ann, two.lessonId)).body.items).toEqual([])
})

test('a lesson that one may not read has no notes', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const { lessonId } = await addLesson(server, { owner: ann })
  const missing = { code: 'not_found', message: 'Lesson not found.' }
  expect((await list(bob, lessonId)).body).toEqual(missing)
  expect((await save(bob, noteOn(lessonId))).body).toEqual(missing)
  expect((await list(ann, 'nope')).body).toEqual(missing)
})

test('visitors have no notes', async () => {
  const ann = await server.signedIn()
  const { lessonId } = await addLesson(server, { owner: ann, visibility: 'public' })
  expect((await server.send(listNotes, { lessonId })).status).toBe(401)
  expect((await server.send(saveNote, noteOn(lessonId))).status).toBe(401)
  expect((await server.send(deleteNote, { id: 'x' })).status).toBe(401)
})

test.each([
  ['a quote that is too long', { quote: 'x'.repeat(1_001) }, 'Select 1,000 characters or fewer.'],
  ['a quote of nothing', { quote: ' \n ' }, 'Select some words first.'],
  ['a note that is too long', { text: 'x'.repeat(5_001) }, 'Shorten the note to 5,000 characters or fewer.'],
  ['too much around the quote', { prefix: 'x'.repeat(65) }, 'The text around a quote can have up to 64 characters.'],
  ['a colour that there is not', { colour: 'red' }, /^colour must be /],
  ['an id that is none', { id: '1' }, /^id must be /],
  ['a place before the text', { start: -1 }, /^start must be /],
  ['a null character', { text: 'a\0b' }, 'Text can’t contain a null character.'],
  ['no quote', { quote: undefined }, 'quote is missing.'],
])('%s is refused in words', async (_what, change, message) => {
  const ann = await server.signedIn()
  const { lessonId } = await addLesson(server, { owner: ann })
  const { status, body } = await save(ann, noteOn(lessonId, change))
  expect([status, body.code]).toEqual([400, 'invalid_request'])
  expect(body.message).toMatch(message)
  expect((await list(ann, lessonId)).body.items).toEqual([])
})

test('the longest note and quote are kept', async () => {
  const ann = await server.signedIn()
  const { lessonId } = await addLesson(server, { owner: ann })
  const longest = {
    quote: '漢'.repeat(1_000),
    text: '漢'.repeat(5_000),
    prefix: 'p'.repeat(64),
    suffix: 's'.repeat(64),
  }
  await save(ann, noteOn(lessonId, longest))
  expect((await list(ann, lessonId)).body.items).toMatchObject([longest])
})

test('a lesson holds 500 notes of one person, also when they come all at once', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const { lessonId } = await addLesson(server, { owner: ann, visibility: 'public' })
  const notes = Array.from({ length: 498 }, (_, start) => noteOn(lessonId, { start }))
  await server.deps.db
    .insertInto('notes')
    .values(notes.map((note) => ({ ...note, uid: ann.uid, colour: 'yellow', createdAt: 1, updatedAt: 1 })))
    .execute()
  const answers = await Promise.all([1, 2, 3, 4, 5].map((start) => save(ann, noteOn(lessonId, { start }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    'You can have at most 500 notes on a lesson. Delete one to make room.',
  )
  // At the limit, existing notes can still be changed, and other people are not affected.
  expect((await save(ann, { ...noteOn(lessonId), ...notes[0], text: 'changed' })).status).toBe(200)
  expect((await save(bob, noteOn(lessonId))).status).toBe(200)
})

test('notes can be deleted also after their lesson was withdrawn, and go with it', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const { topicId, lessonId } = await addLesson(server, { owner: ann, visibility: 'public' })
  const [first, second] = [noteOn(lessonId), noteOn(lessonId)]
  await save(bob, first)
  await save(bob, second)
  await server.deps.db.updateTable('topics').set({ visibility: 'private' }).where('id', '=', topicId).execute()
  expect((await list(bob, lessonId)).status).toBe(404)
  expect((await remove(bob, first.id)).status).toBe(200)
  await server.deps.db.deleteFrom('topics').where('id', '=', topicId).execute()
  expect((await remove(bob, second.id)).status).toBe(404)
})
