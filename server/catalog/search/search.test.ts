import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchPublicCatalog } from '#contract/search.ts'
import { addOwnTopic } from '../../pathways/service.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { addTopic as add, type TopicGiven } from '../../testing/catalog.ts'
import { enlistMissing } from '../entries.ts'
import { finishLesson } from '../service.ts'
import { deleteTopic, updateTopic } from '../store.ts'

let server: TestApp
let ann: TestUser
let bob: TestUser

beforeAll(async () => {
  server = await startTestApp()
  ann = await server.signedIn('Ann')
  bob = await server.signedIn('Bob')
})
afterAll(() => server.stop())

type Found = {
  kind: string
  id: string
  title: string
  titleMarks: number[][]
  summary: string
  summaryMarks: number[][]
}

const addTopic = (topic: TopicGiven, owner = ann) =>
  add(server.deps.db, { ownerId: owner.uid, visibility: 'public', ...topic })
const page = async (q: string, { as, cursor = '' }: { as?: TestUser; cursor?: string } = {}) => {
  const path = `/${as ? '' : 'info/'}search?q=${encodeURIComponent(q)}&cursor=${cursor}`
  const { status, body } = await server.call('GET', path, as ? { as } : {})
  expect([q, status]).toEqual([q, 200])
  return body as { items: Found[]; nextCursor: string | null }
}
const idsOf = async (q: string, as?: TestUser) => (await page(q, as ? { as } : {})).items.map((found) => found.id)

test('whole titles come first, then titles, then summaries; topics before lessons, the newest first', async () => {
  await addTopic({ id: 'rank-summary', title: 'Searching', summary: 'With marmots in view.' })
  await addTopic({ id: 'rank-title-old', title: 'Marmots in winter' })
  await addTopic({ id: 'rank-whole', title: 'Marmots' })
  await addTopic({
    id: 'rank-title-new',
    title: 'All about marmots',
    lessons: [{ title: 'Marmots' }, { title: 'Dens', summary: 'Where marmots live.' }],
  })
  expect(await idsOf('marmots')).toEqual([
    'rank-whole',
    'lesson-rank-title-new',
    'rank-title-new',
    'rank-title-old',
    'rank-summary',
    'lesson-rank-title-new-2',
  ])
})

test('private things are found by their owner alone, and things that are being written too', async () => {
  await addTopic({ id: 'mine', title: 'Ocarina secrets', visibility: 'private', lessons: [{ title: 'Ocarina holes' }] })
  await addTopic({
    id: 'unready',
    title: 'Ocarina history',
    visibility: 'public',
    ready: false,
    lessons: [{ title: 'Ocarina clay' }],
  })
  expect(await idsOf('ocarina', ann)).toEqual(['unready', 'mine', 'lesson-mine'])
  expect(await idsOf('ocarina', bob)).toEqual([])
  expect(await idsOf('ocarina')).toEqual([])
})

test('the index follows every change of a topic in the same transaction', async () => {
  const { db } = server.deps
  await addTopic({ id: 'moving', title: 'Gnomons', visibility: 'private', lessons: [{ title: 'Shadows of gnomons' }] })
  await updateTopic(db, { id: 'moving', visibility: 'public' })
  expect(await idsOf('gnomons', bob)).toEqual(['moving', 'lesson-moving'])
  await updateTopic(db, { id: 'moving', title: 'Sundials' })
  expect(await idsOf('gnomons')).toEqual(['lesson-moving'])
  expect(await idsOf('sundials')).toEqual(['moving'])
  const undone = db.transaction().execute(async (tx) => {
    await updateTopic(tx, { id: 'moving', title: 'Obelisks' })
    throw new Error('planted')
  })
  await expect(undone).rejects.toThrow('planted')
  expect(await idsOf('obelisks')).toEqual([])
  await updateTopic(db, { id: 'moving', deletedAt: 1 })
  expect(await idsOf('sundials', ann)).toEqual([])
  await updateTopic(db, { id: 'moving', deletedAt: null })
  expect(await idsOf('sundials')).toEqual(['moving'])
  await deleteTopic(db, 'moving')
  expect(await idsOf('sundials', ann)).toEqual([])
})

test('what nobody has entered, such as the data of an older release, is entered at the start', async () => {
  const { db } = server.deps
  await addTopic({ id: 'older', title: 'Astrolabes' })
  await db.deleteFrom('catalogEntries').where('topicId', '=', 'older').execute()
  expect(await idsOf('astrolabes')).toEqual([])
  await enlistMissing(db)
  expect(await idsOf('astrolabes')).toEqual(['older'])
})

test('the data of whoever leaves is found no more', async () => {
  const { db } = server.deps
  const leaving = await server.signedIn('Leaving')
  await addTopic({ id: 'left', title: 'Theremins', lessons: [{ title: 'Theremins at home' }] }, leaving)
  expect(await idsOf('theremins')).toHaveLength(2)
  await db.deleteFrom('users').where('id', '=', leaving.uid).execute()
  expect(await idsOf('theremins')).toEqual([])
})

test.each<[typed: string, title: string, why: string]>([
  ['poincare', 'Poincaré maps', 'without its accent'],
  ['POINCARÉ MAPS', 'Poincaré maps', 'in capitals'],
  ['maps poinc', 'Poincaré maps', 'in another order, the last word begun'],
  ['sorting', 'How to sort', 'in another form'],
  ['sorted lists', 'Sorting a list', 'both in another form'],
  ['c++', 'C++ templates', 'with its signs'],
  ['C#', 'C# for games', 'with its sign'],
  ['数学', '高等数学入門', 'two signs inside a run'],
  ['学', '高等数学', 'the last sign of a run'],
  ['数学 入門', '高等数学入門', 'two parts of a run'],
  ['データ', 'データ構造', 'Japanese'],
  ['문법', '한국어 문법', 'Korean'],
  ['हिन्दी', 'हिन्दी व्याकरण', 'Hindi'],
  ['"knots" AND (rope* OR -x', 'And or rope knots x', 'with operators'],
  ["ohm's law", 'Ohm’s law', 'with another apostrophe'],
  ['ﬁelds', 'Magnetic fields', 'with a ligature'],
  ['q', 'Quarks', 'one letter'],
])('%s finds %s: %s', async (typed, title) => {
  const id = `typed-${crypto.randomUUID()}`
  await addTopic({ id, title })
  expect(await idsOf(typed)).toContain(id)
})

test.each([
  '',
  '   ',
  '"',
  '*',
  '😀',
  '-- ;',
  '((',
  'NOT',
  'NEAR(',
  '\\',
  '%_',
  '𝔘𝔫',
  'x'.repeat(300),
  'a '.repeat(150),
])('%j is answered', async (q) => {
  const { items } = await page(q)
  if (!/[\p{L}\p{N}]/u.test(q)) expect(items).toEqual([])
})

test('whatever a person types is answered', async () => {
  const typed = fc
    .string({ unit: 'binary', maxLength: 40 })
    .filter((text) => !text.includes('\0') && text.isWellFormed())
  await fc.assert(
    fc.asyncProperty(typed, async (q) => void (await page(q, { as: bob }))),
    { numRuns: 150 },
  )
})

test('every title is found by all its words, and by the beginning of its last', async () => {
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 })
  const titles = words.map((list) => list.join(' ').replaceAll('\0', '')).filter((title) => /[\p{L}\p{N}]/u.test(title))
  await fc.assert(
    fc.asyncProperty(titles, async (title) => {
      const id = `prop-${crypto.randomUUID()}`
      await addTopic({ id, title })
      expect((await page(title)).items.map((found) => found.id)[0]).toBe(id)
    }),
    { numRuns: 40 },
  )
})

test('pages follow each other without a gap or a double, also while new things come', async () => {
  for (let i = 0; i < 30; i++) {
    const title = i % 3 === 0 ? 'Zithers' : i % 3 === 1 ? `Zithers of town ${i}` : `Strings ${i}`
    await addTopic({ id: `pages-${i}`, title, summary: 'On zithers.', lessons: [{ title: `Zithers, part ${i}` }] })
  }
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { items, nextCursor }: { items: Found[]; nextCursor: string | null } = await page('zithers', { cursor })
    expect(items.length).toBeLessThanOrEqual(20)
    seen.push(...items.map((found) => found.id))
    cursor = nextCursor
    await addTopic({ id: `pages-later-${seen.length}`, title: 'Zithers' })
  }
  expect(seen).toHaveLength(60)
  expect(new Set(seen).size).toBe(60)
})

test.each([
  'x',
  'W10',
  'WzksMV0',
  Buffer.from('[1]').toString('base64url'),
  Buffer.from('[0,-1]').toString('base64url'),
])('the cursor %s, which is none of ours, is refused', async (cursor) => {
  const { status, body } = await server.send(searchPublicCatalog, { q: 'rope', cursor })
  expect([status, body.message]).toEqual([400, 'The cursor is not valid. Start again from the first page.'])
})

test('marks say where the words stand in the text as it is', async () => {
  await addTopic({ id: 'marks', title: 'Sorted: <b>Éclairs</b> & C++', summary: '菓子入門, then éclairs.' })
  const [found] = (await page('sorting eclair')).items
  const cut = (text = '', marks: number[][] = []) => marks.map(([start, end]) => text.slice(start, end))
  expect(cut(found?.title, found?.titleMarks)).toEqual(['Sorted', 'Éclairs'])
  expect(cut(found?.summary, found?.summaryMarks)).toEqual(['éclairs'])
  const [signs] = (await page('子入門')).items
  expect(cut(signs?.summary, signs?.summaryMarks)).toEqual(['子入門'])
})

/** Adds a topic whose lesson has the same text as all other copies. */
async function addCopy(id: string, owner: TestUser, topic: Partial<TopicGiven> = {}) {
  await addTopic(
    { id, title: `Topic ${id}`, lessons: [{ title: 'Antibodies', summary: 'Of thrums.' }], ...topic },
    owner,
  )
  const { db } = server.deps
  const body = { hash: 'antibodies', markdown: 'Antibodies', html: '<p>Antibodies</p>', contents: [] }
  await db.transaction().execute((tx) => finishLesson(tx, { lessonId: `lesson-${id}`, body }))
}

/** The ids of the lessons on the first page of results. */
const lessonsOf = async (q: string, as?: TestUser) =>
  (await page(q, as ? { as } : {})).items.flatMap(({ kind, id }) => (kind === 'lesson' ? id : []))

test('a lesson that several topics share is found once, in the reader’s own topic where it stands in one', async () => {
  const [own, dan] = [await server.signedIn('Own'), await server.signedIn('Dan')]
  await addCopy('shared-1', ann)
  await addCopy('shared-2', own)
  await addCopy('shared-3', bob)
  await addTopic({
    id: 'other',
    title: 'Otherwise',
    lessons: [{ title: 'Antibodies', summary: 'Of thrums, otherwise.' }],
  })
  const others = 'lesson-other'
  expect(await lessonsOf('thrums')).toEqual([others, 'lesson-shared-1'])
  expect(await lessonsOf('thrums', dan)).toEqual([others, 'lesson-shared-1'])
  expect(await lessonsOf('thrums', own)).toEqual([others, 'lesson-shared-2'])
  // A topic that was reused for Dan's prompt counts as one of his own.
  await addOwnTopic(server.deps.db, { uid: dan.uid, subject: 'Knots', topicId: 'shared-3', createdAt: 1 })
  const [, found] = (await page('thrums', { as: dan })).items
  expect(found).toMatchObject({ id: 'lesson-shared-3', topicId: 'shared-3', topicTitle: 'Topic shared-3' })

  // A copy that only its owner can see doesn't replace the copies that others find.
  await updateTopic(server.deps.db, { id: 'shared-1', visibility: 'private' })
  expect(await lessonsOf('thrums')).toEqual([others, 'lesson-shared-2'])
  expect(await lessonsOf('thrums', ann)).toEqual([others, 'lesson-shared-1'])
  await deleteTopic(server.deps.db, 'shared-2')
  expect(await lessonsOf('thrums', own)).toEqual([others, 'lesson-shared-3'])
  await updateTopic(server.deps.db, { id: 'shared-3', deletedAt: 1 })
  expect(await lessonsOf('thrums')).toEqual([others])
})

test('pages of shared lessons follow each other without a gap or a double, also while copies come', async () => {
  for (let i = 0; i < 90; i++) {
    const summary = `Quoits ${Math.floor(i / 3)}`
    await addTopic(
      { id: `copies-${i}`, title: `Topic ${i}`, lessons: [{ title: 'Quoits', summary }] },
      i % 2 ? ann : bob,
    )
    const body = { hash: summary, markdown: '', html: summary, contents: [] }
    await server.deps.db.transaction().execute((tx) => finishLesson(tx, { lessonId: `lesson-copies-${i}`, body }))
  }
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { items, nextCursor }: { items: Found[]; nextCursor: string | null } = await page('quoits', { cursor })
    seen.push(...items.map((found) => found.summary))
    cursor = nextCursor
    const id = `copies-later-${seen.length}`
    await addTopic({ id, title: id, lessons: [{ title: 'Quoits', summary: 'Quoits 0' }] })
    const body = { hash: 'Quoits 0', markdown: '', html: '', contents: [] }
    await server.deps.db.transaction().execute((tx) => finishLesson(tx, { lessonId: `lesson-${id}`, body }))
  }
  expect(seen).toEqual(Array.from({ length: 30 }, (_, i) => `Quoits ${29 - i}`))
})

test('marks stand under the words that say something, where the search has any', async () => {
  const marked = async (q: string) => {
    const [found] = (await page(q)).items
    return found?.summaryMarks.map(([start, end]) => found.summary.slice(start, end))
  }
  await addTopic({ id: 'small', title: 'Sundogs', summary: 'The halo of the sun, often seen in the cold.' })
  expect(await marked('the halo of the sun')).toEqual(['halo', 'sun'])
  expect(await marked('halo of')).toEqual(['halo'])
  await addTopic({ id: 'smaller', title: 'Whichever', summary: 'Which of what.' })
  expect(await marked('which of what')).toEqual(['Which', 'of', 'what'])
})

test('what is asked for is checked', async () => {
  const refusal = async (path: string, as?: TestUser) => {
    const { status, body } = await server.call('GET', path, as ? { as } : {})
    return [status, body.message]
  }
  expect(await refusal('/search?q=x')).toEqual([401, 'User is not authenticated.'])
  expect(await refusal('/info/search')).toEqual([400, 'q is missing.'])
  expect(await refusal(`/info/search?q=${'x'.repeat(301)}`)).toEqual([
    400,
    'Shorten your search to 300 characters or fewer.',
  ])
  expect(await refusal('/info/search?q=a&q=b')).toEqual([400, 'q must be text.'])
})
