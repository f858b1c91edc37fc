import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { deleteNote, listNotes, type Note, saveNote } from '#contract/reading.ts'
import { type Call, CallError } from '../api/api.ts'
import { createNotebook, type Marked } from './notebook.ts'

const noteOf = (id: string, change: Partial<Marked> = {}): Marked => ({
  id,
  lessonId: 'l1',
  quote: 'rope',
  prefix: 'A ',
  suffix: ' holds',
  start: 2,
  colour: 'yellow',
  text: '',
  ...change,
})
const offline = () => new CallError('no_response', 0, 'Our servers are away.')

/** Fake server for one user's notes that can be unreachable (`away`) or slow (`hold`). */
function server(stored: Marked[] = []) {
  const notes = new Map(stored.map((note) => [note.id, note]))
  const state = { away: false, calls: [] as string[], hold: Promise.resolve() }
  const call = async (endpoint: Endpoint, input: { id: string; text: string }) => {
    await state.hold
    if (state.away) throw offline()
    if (endpoint === listNotes) {
      return { items: [...notes.values()].map((note): Note => ({ ...note, createdAt: 1, updatedAt: 1 })) }
    }
    if (endpoint === saveNote) {
      state.calls.push(`save ${input.id} ${input.text}`)
      notes.set(input.id, input as Marked)
      return input
    }
    expect(endpoint).toBe(deleteNote)
    state.calls.push(`delete ${input.id}`)
    if (!notes.delete(input.id)) throw new CallError('not_found', 404, 'Note not found.')
    return { id: input.id }
  }
  return { notes, state, call: call as unknown as Call }
}

async function open(stored: Marked[] = []) {
  const given = server(stored)
  const book = createNotebook({ lessonId: 'l1', call: given.call, autosaveMs: 20 })
  await book.load()
  const saving = (id: string) => book.store.get().entries.find(({ note }) => note.id === id)?.saving
  return { ...given, book, saving, ids: () => book.store.get().entries.map(({ note }) => note.id) }
}

test('notes are loaded and stand in the order of the text, new ones among them', async () => {
  const { book, ids } = await open([noteOf('late', { start: 90 }), noteOf('early', { start: 1 })])
  book.add(noteOf('between', { start: 40 }))
  expect(ids()).toEqual(['early', 'between', 'late'])
})

test('what is typed is saved once, after a pause, and said to be saved', async () => {
  const { book, state, saving } = await open([noteOf('a')])
  for (const text of ['D', 'Dr', 'Dry']) book.rewrite('a', text)
  expect(saving('a')).toEqual({ state: 'unsaved' })
  await expect.poll(() => saving('a')).toEqual({ state: 'saved' })
  expect(state.calls).toEqual(['save a Dry'])
})

test('what is typed while a save is under way is saved after it', async () => {
  const { book, state, notes, saving } = await open([noteOf('a')])
  let release = () => {}
  state.hold = new Promise<void>((resolve) => {
    release = resolve
  })
  book.rewrite('a', 'first')
  book.flush()
  await expect.poll(() => saving('a')).toEqual({ state: 'saving' })
  book.rewrite('a', 'second')
  expect(saving('a')).toEqual({ state: 'unsaved' })
  release()
  await expect.poll(() => saving('a')).toEqual({ state: 'saved' })
  expect(state.calls).toEqual(['save a first', 'save a second'])
  expect(notes.get('a')?.text).toBe('second')
})

test('a failed save keeps what was written, says why, and can be tried again', async () => {
  const { book, state, notes, saving } = await open([noteOf('a')])
  state.away = true
  book.rewrite('a', 'Dry')
  await expect.poll(() => saving('a')).toMatchObject({ state: 'failed', message: 'Our servers are away.' })
  expect(book.store.get().entries[0]?.note.text).toBe('Dry')
  // Reloading must not overwrite the unsaved text with the server's.
  state.away = false
  await book.load()
  expect(book.store.get().entries[0]?.note.text).toBe('Dry')
  book.retry()
  await expect.poll(() => saving('a')).toEqual({ state: 'saved' })
  expect(notes.get('a')?.text).toBe('Dry')
})

test('a deleted note is gone at once, and comes back when that is undone', async () => {
  const { book, notes, ids, saving } = await open([noteOf('a', { text: 'Dry' })])
  book.remove('a')
  expect(ids()).toEqual([])
  await expect.poll(() => notes.size).toBe(0)
  book.restore()
  await expect.poll(() => saving('a')).toEqual({ state: 'saved' })
  expect(notes.get('a')?.text).toBe('Dry')
  expect(book.store.get().deleted).toBeNull()
})

test('undone at once, nothing was lost either', async () => {
  const { book, notes, saving } = await open([noteOf('a')])
  book.remove('a')
  book.restore()
  await expect.poll(() => saving('a')).toEqual({ state: 'saved' })
  expect(notes.has('a')).toBe(true)
})

test('a note that is deleted while its save is under way stays deleted', async () => {
  const { book, state, notes, ids } = await open()
  book.add(noteOf('a'))
  book.remove('a')
  await expect.poll(() => state.calls).toEqual(['delete a'])
  expect([ids(), notes.size]).toEqual([[], 0])
})

test('a note that could not be deleted is there again, with a reason', async () => {
  const { book, state, notes, saving } = await open([noteOf('a')])
  state.away = true
  book.remove('a')
  await expect.poll(() => saving('a')).toMatchObject({ state: 'failed' })
  expect(book.store.get().deleted).toBeNull()
  state.away = false
  book.retry()
  await expect.poll(() => notes.size).toBe(0)
})

test('a list that cannot be loaded says so, and what was written meanwhile is kept', async () => {
  const given = server()
  given.state.away = true
  const book = createNotebook({ lessonId: 'l1', call: given.call })
  await book.load()
  expect(book.store.get().loading).toEqual({ state: 'failed', message: 'Our servers are away.' })
  book.add(noteOf('a'))
  given.state.away = false
  await book.load()
  expect(book.store.get()).toMatchObject({ loading: { state: 'ready' }, entries: [{ note: { id: 'a' } }] })
})
