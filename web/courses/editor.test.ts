import { expect, test } from 'vitest'
import { type Course, copyCustomCourse, getCustomCourse, saveCustomCourse } from '#contract/courses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Call, CallError } from '../api/api.ts'
import { createEditor } from './editor.ts'

const courseOf = (change: Partial<Course> = {}): Course => ({
  id: 'c1',
  title: 'Knots',
  description: '',
  version: 1,
  path: null,
  sections: [
    {
      id: 's1',
      title: '',
      entries: ['a', 'b'].map((id) => ({
        ...{ id, kind: 'topic', thingId: id, title: id, state: 'open' },
        ...{ topicTitle: null, minutes: 1, progress: null },
      })) as Course['sections'][number]['entries'],
    },
  ],
  createdAt: 1,
  updatedAt: 1,
  ...change,
})
type Input = { id: string; version: number; saveId: string; title: string; sections: Course['sections'] }

/** Fake server with one course that can be unreachable (`away`), slow (`hold`) or lose its replies (`losing`). */
function server() {
  const kept = { title: 'Knots', version: 1, saveId: '', entries: 'ab' }
  const state = { away: false, losing: false, hold: Promise.resolve(), saves: [] as string[], copied: '' }
  const call = async (endpoint: Endpoint, input: Input) => {
    await state.hold
    if (state.away) throw new CallError('no_response', 0, 'Our servers are away.')
    if (endpoint === getCustomCourse) return courseOf({ title: kept.title, version: kept.version })
    if (endpoint === copyCustomCourse) return courseOf({ id: 'copy', version: 1 })
    expect(endpoint).toBe(saveCustomCourse)
    if (input.id === 'copy') {
      state.copied = input.title
      return { id: 'copy', version: 2, updatedAt: 2 }
    }
    state.saves.push(input.title)
    if (kept.version !== input.version + 1 || kept.saveId !== input.saveId) {
      if (kept.version !== input.version) throw new CallError('conflict', 409, 'It was changed elsewhere.')
      const entries = input.sections.flatMap((section) => section.entries.map(({ id }) => id)).join('')
      Object.assign(kept, { title: input.title, version: input.version + 1, saveId: input.saveId, entries })
    }
    if (state.losing) throw new CallError('no_response', 0, 'The reply was lost.')
    return { id: 'c1', version: kept.version, updatedAt: 2 }
  }
  return { kept, state, call: call as unknown as Call }
}
const open = ({ call }: { call: Call }) => createEditor({ course: courseOf(), call, autosaveMs: 5, retryMs: 20 })
const rename = (editor: ReturnType<typeof open>, title: string) => editor.edit((draft) => ({ ...draft, title }))
const savingOf = (editor: ReturnType<typeof open>) => editor.store.get().saving
const until = (condition: () => unknown) => expect.poll(condition, { interval: 2 }).toBeTruthy()

test('what is edited is saved after a pause, all of it at once', async () => {
  const there = server()
  const editor = open(there)
  for (const title of ['B', 'Bo', 'Bow']) rename(editor, title)
  expect(savingOf(editor)).toEqual({ state: 'unsaved' })
  await until(() => savingOf(editor).state === 'saved')
  expect(there.state.saves).toEqual(['Bow'])
  expect(there.kept.version).toBe(2)
})

test('what is edited while a save is under way goes with the next, on the version that the first has made', async () => {
  const there = server()
  const editor = open(there)
  let release = () => {}
  there.state.hold = new Promise((resolve) => {
    release = resolve
  })
  rename(editor, 'One')
  await until(() => savingOf(editor).state === 'saving')
  rename(editor, 'Two')
  rename(editor, 'Three')
  release()
  await until(() => savingOf(editor).state === 'saved')
  expect(there.state.saves).toEqual(['One', 'Three'])
  expect(there.kept).toMatchObject({ title: 'Three', version: 3 })
})

test('without a connection everything is kept and said, and goes when it is back, by itself too', async () => {
  const there = server()
  const editor = open(there)
  there.state.away = true
  rename(editor, 'One')
  await until(() => savingOf(editor).state === 'failed')
  expect(savingOf(editor)).toEqual({ state: 'failed', message: 'Our servers are away.' })
  rename(editor, 'Two')
  there.state.away = false
  await until(() => savingOf(editor).state === 'saved')
  expect(there.kept.title).toBe('Two')
})

test('a lost reply is no conflict: the same save is sent again, then what was edited since', async () => {
  const there = server()
  const editor = open(there)
  there.state.losing = true
  rename(editor, 'One')
  await until(() => savingOf(editor).state === 'failed')
  rename(editor, 'Two')
  there.state.losing = false
  await editor.retry()
  expect(savingOf(editor)).toEqual({ state: 'saved' })
  expect(there.kept).toMatchObject({ title: 'Two', version: 3 })
  expect(there.state.saves.at(0)).toBe('One')
})

test('a newer version elsewhere is said; nothing is overwritten, and what is here is kept until it is let go', async () => {
  const there = server()
  const editor = open(there)
  Object.assign(there.kept, { title: 'Elsewhere', version: 5 })
  rename(editor, 'Mine')
  await until(() => savingOf(editor).state === 'stale')
  rename(editor, 'Mine still')
  await editor.flush()
  expect([there.kept.title, editor.store.get().draft.title, savingOf(editor).state]).toEqual([
    'Elsewhere',
    'Mine still',
    'stale',
  ])
  expect(await editor.keepAsCopy()).toBe('copy')
  expect(there.state.copied).toBe('Mine still')
  await editor.loadNewer()
  expect(editor.store.get()).toMatchObject({ draft: { title: 'Elsewhere' }, saving: { state: 'saved' } })
  rename(editor, 'On it')
  await until(() => savingOf(editor).state === 'saved')
  expect(there.kept).toMatchObject({ title: 'On it', version: 6 })
})

test('a newer version that cannot be loaded is said to be so, and what is here stays', async () => {
  const there = server()
  const editor = open(there)
  Object.assign(there.kept, { title: 'Elsewhere', version: 5 })
  rename(editor, 'Mine')
  await until(() => savingOf(editor).state === 'stale')
  there.state.away = true
  expect(await editor.loadNewer()).toBe(false)
  expect(editor.store.get()).toMatchObject({ draft: { title: 'Mine' }, saving: { state: 'stale' } })
  there.state.away = false
  expect(await editor.loadNewer()).toBe(true)
  expect(editor.store.get().draft.title).toBe('Elsewhere')
})

test('an entry is taken out and put back where it was', async () => {
  const there = server()
  const editor = open(there)
  editor.remove('a')
  await until(() => savingOf(editor).state === 'saved')
  expect(there.kept.entries).toBe('b')
  editor.putBack()
  await until(() => savingOf(editor).state === 'saved')
  expect(there.kept.entries).toBe('ab')
  expect(editor.store.get().removed).toBeNull()
})

test('a course without a title is not sent', async () => {
  const there = server()
  const editor = open(there)
  rename(editor, ' ')
  await until(() => savingOf(editor).state === 'failed')
  expect(savingOf(editor)).toEqual({ state: 'failed', message: 'Give the course a title.' })
  expect(there.state.saves).toEqual([])
  rename(editor, 'Named')
  await until(() => savingOf(editor).state === 'saved')
})

test('news are taken only where nothing waits', async () => {
  const there = server()
  const editor = open(there)
  editor.adopt(courseOf({ title: 'News', version: 2 }))
  expect(editor.store.get().draft.title).toBe('News')
  rename(editor, 'Mine')
  editor.adopt(courseOf({ title: 'More news', version: 3 }))
  expect(editor.store.get().draft.title).toBe('Mine')
  expect(editor.isDirty()).toBe(true)
})
