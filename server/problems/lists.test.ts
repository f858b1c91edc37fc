import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProblem, listPublicProblems, type ProblemSummary } from '#contract/problems.ts'
import { createProblem, publishProblem, type WrittenProblem } from '#contract/writtenProblems.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { COUNT_TURNS } from '../testing/problems.ts'
import { setWithdrawn } from './service.ts'
import { updateProblem } from './store.ts'

const HOUR_MS = 3_600_000

let server: TestApp
let ann: TestUser
let eve: TestUser
beforeAll(async () => {
  server = await startTestApp()
  await server.seed()
  ann = await server.signedIn('Ann')
  eve = await server.signedIn('Eve')
  await publish(ann, 'ann', { count: 5, from: Date.now() + HOUR_MS })
  await publish(eve, 'eve', { count: 45, from: Date.now() + 3 * HOUR_MS })
})
afterAll(() => server.stop())

const post = (path: string, as: TestUser, body: object) => server.call('POST', `/problems/${path}`, { as, body })

/** Creates problems and marks them as published in the database, without programs that would prove them. */
async function publish(author: TestUser, name: string, { count, from }: { count: number; from: number }) {
  for (let i = 0; i < count; i++) {
    const slug = `${name}-${String(i).padStart(2, '0')}`
    const body = { slug, title: `Turns of ${name} ${i}`, form: 'function' as const, difficulty: 'easy' as const }
    expect((await server.send(createProblem, body, { as: author })).status).toBe(201)
    const { id } = await server.ask(getProblem, { id: slug }, { as: author })
    await updateProblem(server.deps.db, { id, published: 1, createdAt: from + i })
  }
}

const LIBRARY = ['count-the-turns', 'long-ropes', 'turns-in-a-row']
const FIRST = ['eve-44', 'eve-43', 'eve-42', 'ann-04', 'ann-03', 'ann-02']

async function pages(query: string, as?: TestUser) {
  const found: string[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path: string = `${as ? '' : '/info'}/problems?${query}&cursor=${cursor}`
    const { status, body } = await server.call('GET', path, as && { as })
    expect(status).toBe(200)
    found.push(body.items.map(({ slug }: ProblemSummary) => slug))
    cursor = body.nextCursor
  }
  return found
}

test('one person who publishes much fills no page on which others stand', async () => {
  const [first = [], ...others] = await pages('')
  expect(first.slice(0, 6)).toEqual(FIRST)
  expect(first.slice(6, 9).sort()).toEqual(LIBRARY)
  expect(first.slice(9)).toEqual(['eve-41', 'eve-40', 'eve-39', 'ann-01', 'ann-00', ...eves(38, 33)])
  expect(others).toEqual([eves(32, 13), eves(12, 0)])
})

const eves = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, i) => `eve-${String(from - i).padStart(2, '0')}`)

test('nor of what was searched for', async () => {
  const [first = []] = await pages('q=turns')
  expect(first.slice(0, 8)).toEqual([...FIRST, ...first.slice(6, 8)])
  expect(first.slice(6, 8).sort()).toEqual(['count-the-turns', 'turns-in-a-row'])
})

test('a problem that is published, withdrawn or brought back moves the others of its author', async () => {
  const [bob, root] = [await server.signedIn('Bob'), await server.signedIn('Root', { role: 'admin' })]
  await publish(bob, 'bob', { count: 3, from: Date.now() + 2 * HOUR_MS })
  const slug = 'bob-by-hand'
  await server.send(createProblem, { slug, title: 'Turns by hand', form: 'function', difficulty: 'easy' }, { as: bob })
  const inJavaScript = <T extends { language: string }>(all: T[]) => all.filter((one) => one.language === 'javascript')
  const { functions, starters, references, wrongs } = COUNT_TURNS
  const written: Partial<WrittenProblem> = {
    ...{ statement: COUNT_TURNS.statement, tests: COUNT_TURNS.tests, skillIds: COUNT_TURNS.skillIds },
    ...{ functions: inJavaScript(functions), starters: inJavaScript(starters) },
    ...{ references: inJavaScript(references), wrongs: inJavaScript(wrongs) },
  }
  for (const [attr, value] of Object.entries(written))
    expect((await post('update', bob, { slug, attr, value })).status).toBe(200)
  const inFirstTurn = async () => {
    const all = (await pages('')).flat()
    return all.slice(0, all.indexOf('eve-41')).filter((one) => one.startsWith('bob'))
  }
  expect(await inFirstTurn()).toEqual(['bob-02', 'bob-01', 'bob-00'])
  // This problem is older than the three others, whose creation times are in the future, so it gets the second turn.
  expect(await server.ask(publishProblem, { slug }, { as: bob })).toEqual({ published: true, obstacles: [] })
  expect(await inFirstTurn()).toEqual(['bob-02', 'bob-01', 'bob-00'])
  const { id } = await server.ask(getProblem, { id: 'bob-02' }, { as: bob })
  for (const [withdrawn, first] of [
    [true, ['bob-01', 'bob-00', slug]],
    [false, ['bob-02', 'bob-01', 'bob-00']],
  ] as const) {
    await setWithdrawn(server.deps, { id, withdrawn, actor: root })
    expect(await inFirstTurn()).toEqual(first)
  }
})

test('no page misses what was there when the first was read, also while more is published', async () => {
  const before = new Set((await pages('')).flat())
  const seen: string[] = []
  let cursor: string | null = ''
  for (let page = 0; cursor !== null; page++) {
    const { body }: { body: { items: ProblemSummary[]; nextCursor: string | null } } = await server.send(
      listPublicProblems,
      { cursor },
    )
    seen.push(...body.items.map(({ slug }) => slug))
    cursor = body.nextCursor
    await publish(eve, `later-${page}`, { count: 1, from: Date.now() + 4 * HOUR_MS })
  }
  expect([...before].filter((slug) => !seen.includes(slug))).toEqual([])
})
