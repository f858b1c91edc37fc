import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { eraseAccount } from '#contract/account.ts'
import { listAdminProblems } from '#contract/admin.ts'
import { getTopic } from '#contract/catalog.ts'
import { getProblem, getPublicProblem, listProblems, submitSolution, updateVote } from '#contract/problems.ts'
import { deleteTopic, RESTORABLE_MS, setTopicVisibility } from '#contract/sharing.ts'
import { deleteProblem, getWrittenProblem } from '#contract/writtenProblems.ts'
import { startPurging } from '../catalog/sharing.ts'
import { PASSWORD, registered } from '../testing/account.ts'
import { startTestApp } from '../testing/app.ts'
import { freshDatabase } from '../testing/database.ts'
import { listen, modelsAt, startModelApp } from '../testing/modelApp.ts'
import { modelDouble, stepOf } from '../testing/modelDouble.ts'
import { type Asked, type Reaction, startModelServer } from '../testing/modelServer.ts'
import { type Given, python, RIGHT, SOUND, widths, writing } from '../testing/problemsDouble.ts'
import { SENTINEL } from '../testing/sentinel.ts'

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

/** The reference doesn't do what the tests expect. */
const REFERENCE_FAILS = { ...SOUND, title: 'Failing', reference: python('width * 9') }
const WRONG_PASSES = {
  ...SOUND,
  title: 'Lenient',
  wrongs: [...SOUND.wrongs, { name: 'right', code: python('width * 8') }],
}
const STARTER_PASSES = { ...SOUND, title: 'Begun', starter: RIGHT }
/** Neither the statement nor the visible tests show what the hidden tests expect. */
const UNSAID = {
  ...SOUND,
  title: 'Unsaid',
  reference: python('8 * width if width < 10 else 0'),
  tests: SOUND.tests.map((test) => (test.name === '10 cm' ? { ...test, expected: '0' } : test)),
}
const QUERY = {
  ...SOUND,
  ...{
    title: 'Long bands',
    functionName: '',
    starter: 'SELECT 1;',
    reference: 'SELECT name FROM bands WHERE width > 2',
  },
  tests: widths.map((width, at) => ({
    name: `a band of ${width} cm`,
    hidden: at > 1,
    given: `CREATE TABLE bands (name TEXT, width INTEGER); INSERT INTO bands VALUES ('a', ${width}), ('b', 3);`,
    expected: JSON.stringify(width > 2 ? [['a'], ['b']] : [['b']]),
  })),
  wrongs: ['width >= 2', 'width > 3', 'width > 0'].map((condition) => ({
    name: condition,
    code: `SELECT name FROM bands WHERE ${condition}`,
  })),
}

async function topicBy(react: Parameters<typeof startModelApp>[0], more: object = {}, own = {}) {
  const running = await startModelApp(react, own)
  stop = running.stop
  const { app, model } = running
  const ann = await registered(app)
  const { socket, ask } = await listen(app, { ...ann, sid: '' } as Parameters<typeof listen>[1])
  const { topicId, last } = await ask('bobbin lace', more)
  socket.disconnect()
  expect(last.event).toBe('topicReady')
  const topic = await app.ask(getTopic, { id: topicId }, { as: ann })
  const { items } = await app.ask(listProblems, { topicId }, { as: ann })
  const dropped = await app.deps.db.selectFrom('droppedQuestions').selectAll().where('kind', '=', 'problem').execute()
  const steps = model.calls.map(stepOf)
  return { app, model, ann, topic, items, dropped, steps, checks: topic.checks.join(' ') }
}

test('a sound problem is published with its topic, trains the skill of its lesson and can be solved', async () => {
  const { app, ann, topic, items, dropped, model, steps, checks } = await topicBy(writing({ problems: [SOUND] }))
  expect(items).toMatchObject([{ title: SOUND.title, origin: 'model', languages: ['python'], published: true }])
  expect(items[0]?.skills.map(({ title }) => title)).toEqual(['Use the cross'])
  expect(dropped).toEqual([])
  expect(checks).toMatch(/One coding problem was tested by running programs.*checker-1 solved it/)
  expect(steps.filter((step) => step === 'problems' || step === 'programs')).toEqual(['problems', 'programs'])
  expect(steps).not.toContain('mendProblems')

  const blind = model.calls.find((asked) => stepOf(asked) === 'programs')
  expect(blind?.model).toBe('checker-1')
  for (const hidden of [SENTINEL, '5 cm', '40']) expect(blind?.prompt).not.toContain(hidden)
  expect(blind?.prompt).toContain('2 cm')

  const { status, text } = await app.send(getProblem, { id: items[0]?.slug ?? '' }, { as: ann })
  expect(status).toBe(200)
  for (const hidden of [SENTINEL, '5 cm']) expect(text).not.toContain(hidden)
  expect(JSON.parse(text)).toMatchObject({ lessons: [{ topicId: topic.id, title: topic.title }], editable: false })

  const solution = { id: crypto.randomUUID(), slug: items[0]?.slug ?? '', language: 'python', code: RIGHT }
  const { passed, mastery } = await app.ask(submitSolution, solution, { as: ann })
  expect(passed).toBe(true)
  expect(mastery.map(({ skill }) => skill)).toEqual(['Use the cross'])
})

test('a query is proven on its tables', async () => {
  const program = 'SELECT name FROM bands WHERE width > 2'
  const { items } = await topicBy(writing({ code: 'sql', problems: [QUERY], program }))
  expect(items).toMatchObject([{ title: 'Long bands', languages: ['sql'] }])
})

test.each<[string, Given, RegExp]>([
  ['whose reference fails', { problems: [REFERENCE_FAILS] }, /“1 cm” expects 8, and the program gives 9/],
  ['with a wrong program that passes', { problems: [WRONG_PASSES] }, /right/],
  ['with a starter that passes', { problems: [STARTER_PASSES] }, /start|begin/i],
  ['that can’t be solved from what is shown', { problems: [UNSAID] }, /checker wrote a program.*“10 cm” expects 0/],
  ['with too few tests', { problems: [{ ...SOUND, tests: SOUND.tests.slice(0, 3) }] }, /test/],
  ['for a lesson that isn’t there', { problems: [{ ...SOUND, lesson: 9 }] }, /no lesson 9/],
])('a problem %s is left out, and the reason kept', async (_name, given, reason) => {
  const { app, items, dropped, steps, checks, topic } = await topicBy(writing(given))
  expect(items).toEqual([])
  expect(dropped.map(({ topicId, reason }) => [topicId, reason])).toEqual([[topic.id, expect.stringMatching(reason)]])
  expect(steps.filter((step) => step === 'mendProblems')).toHaveLength(1)
  expect(checks).toContain('One coding problem didn’t pass')
  expect(await app.deps.db.selectFrom('problems').selectAll().where('topicId', 'is not', null).execute()).toEqual([])
})

test('a problem that passes after it was repaired is published', async () => {
  const { items, dropped, model } = await topicBy(
    writing({ problems: [REFERENCE_FAILS, SOUND], mended: [{ ...SOUND, title: 'Failing' }] }),
  )
  expect(items.map(({ title }) => title).sort()).toEqual(['Failing', SOUND.title])
  expect(dropped).toEqual([])
  const mending = model.calls.find((asked) => stepOf(asked) === 'mendProblems')
  expect(mending?.prompt).toContain('the program gives 9')
  expect(mending?.prompt).not.toContain(SOUND.title)
})

test.each<[string, (asked: Asked) => Reaction | undefined]>([
  [
    'the writer answers with prose',
    (asked) => (stepOf(asked) === 'problems' ? { text: 'I would rather not.' } : undefined),
  ],
  ['the checker answers with prose', (asked) => (stepOf(asked) === 'programs' ? { text: 'No.' } : undefined)],
  ['the provider is misconfigured', (asked) => (stepOf(asked) === 'problems' ? { status: 401 } : undefined)],
])('if %s, the topic is finished without problems', async (_name, failing) => {
  const react = writing({ problems: [SOUND] })
  const { topic, items, checks } = await topicBy((asked) => failing(asked) ?? react(asked))
  expect(topic.state).toBe('ready')
  expect(items).toEqual([])
  expect(checks).toMatch(/coding problem/)
})

test.each<[string, Given, object]>([
  ['a topic on history', { code: null, problems: [SOUND] }, {}],
  ['a topic on a language whose programs can’t be run', { code: 'cobol', problems: [SOUND] }, {}],
  ['a topic without practice', { problems: [SOUND] }, { generationOption: 'lessons' }],
])('%s gets none', async (_name, given, more) => {
  const { items, steps, checks } = await topicBy(writing(given), more)
  expect(items).toEqual([])
  expect(steps).not.toContain('problems')
  expect(checks).not.toContain('coding problem')
})

test('a host who leaves out the check of statements keeps these proofs', async () => {
  const { items, steps } = await topicBy(writing({ problems: [UNSAID, SOUND] }), {}, { checks: 'items' })
  expect(items.map(({ title }) => title)).toEqual([SOUND.title])
  expect(steps).not.toContain('facts')
})

test('only people who may read the topic see its problems, and nobody its solutions', async () => {
  const { app, ann, topic, items } = await topicBy(writing({ problems: [SOUND] }))
  const [bob, root] = [await app.signedIn('Bob'), await app.signedIn('Root', { role: 'admin' })]
  const id = items[0]?.id ?? ''
  const slug = items[0]?.slug ?? ''
  const statusFor = async (as: { token: string }) => (await app.send(getProblem, { id }, { as })).status
  const titlesFor = async (as: { token: string }) => (await app.ask(listProblems, {}, { as })).items.map(({ id }) => id)
  expect([await statusFor(ann), await statusFor(bob), await statusFor(root)]).toEqual([200, 404, 404])
  expect([await titlesFor(ann), await titlesFor(bob)]).toEqual([[id], []])
  await app.ask(updateVote, { slug, action: 'down' }, { as: ann })
  const disliked = async () => (await app.ask(listAdminProblems, {}, { as: root })).items.map(({ id }) => id)
  expect(await disliked()).toEqual([])
  for (const as of [ann, bob, root]) {
    expect((await app.send(getWrittenProblem, { id }, { as })).status).toBe(404)
    expect((await app.send(deleteProblem, { slug }, { as })).status).toBe(404)
  }

  await app.ask(setTopicVisibility, { topicId: topic.id, visibility: 'public' }, { as: ann })
  expect((await app.send(getPublicProblem, { id })).status).toBe(200)
  expect((await app.ask(listProblems, { topicId: topic.id }, { as: bob })).items.map(({ id }) => id)).toEqual([id])
  expect(await disliked()).toEqual([id])
  // Lists of all problems don't contain those of other people's topics.
  expect(await titlesFor(bob)).toEqual([])
})

test('the problems of a topic go with it', async () => {
  const { app, ann, topic, items } = await topicBy(writing({ problems: [SOUND] }))
  const { db } = app.deps
  const left = () => db.selectFrom('problems').select('id').where('origin', '=', 'model').execute()
  await app.ask(deleteTopic, { topicId: topic.id }, { as: ann })
  expect((await app.send(getProblem, { id: items[0]?.id ?? '' }, { as: ann })).status).toBe(404)
  expect((await app.ask(listProblems, {}, { as: ann })).items).toEqual([])
  const deletedAt = Date.now() - RESTORABLE_MS - 1
  await db.updateTable('topics').set({ deletedAt }).where('id', '=', topic.id).execute()
  await startPurging(app.deps).stop()
  expect(await left()).toEqual([])
})

test('the export of an account holds the statements but no solutions, and its erasure leaves no problem', async () => {
  const { app, ann } = await topicBy(writing({ problems: [SOUND] }))
  const url = '/server/user/export'
  const reply = await app.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${ann.token}` } })
  const texts = Object.values(unzipSync(new Uint8Array(reply.rawPayload))).map((bytes) => strFromU8(bytes))
  expect(texts.join('\n')).toContain(SOUND.statement)
  expect(texts.join('\n')).not.toContain(SENTINEL)
  expect((await app.send(eraseAccount, { email: ann.email, password: PASSWORD }, { as: ann })).status).toBe(200)
  const { db } = app.deps
  expect(await db.selectFrom('problems').select('id').where('origin', '=', 'model').execute()).toEqual([])
  expect(await db.selectFrom('droppedQuestions').select('id').execute()).toEqual([])
})

test('if a server stops while a problem is being solved, the next one goes on and pays for nothing twice', async () => {
  const database = await freshDatabase({ onDisk: true })
  const react = writing({ problems: [SOUND] })
  let onHeld = () => {}
  const held = new Promise<void>((resolve) => (onHeld = resolve))
  let isStopped = false
  const model = await startModelServer((asked) => {
    if (stepOf(asked) !== 'programs' || isStopped) return react(asked) ?? modelDouble(asked)
    onHeld()
    return { stall: 0 }
  })
  const given = { database, config: { models: modelsAt(model.baseUrl) } }
  const first = await startTestApp(given)
  const { ask } = await listen(first, await first.signedIn())
  void ask()
  await held
  await first.stop()
  isStopped = true

  const second = await startTestApp(given)
  stop = async () => {
    await second.stop()
    await model.stop()
    await database.drop()
  }
  const { db } = second.deps
  const states = async () => (await db.selectFrom('jobs').select('state').execute()).map(({ state }) => state)
  await expect.poll(states).toEqual(['done'])
  const titles = await db.selectFrom('problems').select('title').where('origin', '=', 'model').execute()
  expect(titles).toEqual([{ title: SOUND.title }])
  const counts = Map.groupBy(model.calls.map(stepOf), (step) => step)
  expect([counts.get('problems')?.length, counts.get('programs')?.length, counts.get('lesson')?.length]).toEqual([
    1, 2, 3,
  ])
})
