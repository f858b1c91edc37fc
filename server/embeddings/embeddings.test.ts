import { afterEach, expect, test } from 'vitest'
import { embedTopics, listEmbeddingJobs } from '#contract/embeddings.ts'
import { createMeaning } from '../catalog/service.ts'
import { deleteTopic, updateTopic } from '../catalog/store.ts'
import type { Config } from '../config.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { addTopic } from '../testing/catalog.ts'
import { freshDatabase } from '../testing/database.ts'
import { type Asked, type ModelServer, type Reaction, startModelServer } from '../testing/modelServer.ts'

const apps: TestApp[] = []
let model: ModelServer | undefined
afterEach(async () => {
  for (const app of apps.splice(0).reverse()) await app.stop()
  await model?.stop()
  model = undefined
})

async function start(given: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(given)
  apps.push(app)
  return app
}

type Embedding = NonNullable<Config['embedding']>

/** A fake embedding. The first dimension says whether the text is about knots, the second one contains its length. */
const vectorOf = (text: string) => [/knot|rope/i.test(text) ? 1 : -1, text.length / 1_000, 0.1]
const vectors = ({ texts }: Asked): Reaction => ({ vectors: texts.map(vectorOf) })

async function startWithModel(react: (asked: Asked) => Reaction | Promise<Reaction>, own: Partial<Embedding> = {}) {
  model = await startModelServer(react)
  const embedding: Embedding = {
    ...{ model: { provider: 'compatible', model: 'embedder-1' }, name: 'compatible:embedder-1', keys: {} },
    ...{ baseUrl: model.baseUrl, pricesFile: new URL('../testing/prices.json', import.meta.url).pathname },
    budgetUsdADay: undefined,
    ...own,
  }
  return { app: await start({ config: { embedding } }), model, embedding }
}

async function addTopics(app: TestApp, owner: TestUser, titles: string[], more: object = {}) {
  for (const [i, title] of titles.entries())
    await addTopic(app.deps.db, {
      ...{ id: `t${i}-${title.toLowerCase().replaceAll(' ', '-')}`, ownerId: owner.uid, visibility: 'public', title },
      ...{ subject: /knot/i.test(title) ? 'Knots' : title, lessons: [{ title }] },
      ...more,
    })
}

type News = { event: string; jobId: string; kind: string; done: number; total: number; message?: string }

/** Starts a run and waits until it has ended. */
async function run(app: TestApp, admin: TestUser, path = '/topics/embed') {
  const socket = await app.connect(admin.token)
  const news: News[] = []
  const ended = new Promise<News>((resolve) => {
    for (const event of ['embedProgress', 'embedDone', 'embedFailed'])
      socket.on(event, (payload) => {
        news.push({ event, ...payload })
        if (event !== 'embedProgress') resolve({ event, ...payload })
      })
  })
  const reply = await press(app, path, admin)
  const last = await ended
  socket.disconnect()
  return { reply, last, news }
}

const press = (app: TestApp, path: string, as?: { token: string }, body: object = {}) =>
  app.call('POST', path, { body, outside: true, ...(as && { as }) })
const embeddings = (app: TestApp) =>
  app.deps.db.selectFrom('embeddings').select(['kind', 'model', 'id', 'textHash', 'audience']).execute()
const ofModel = async (app: TestApp, name: string) => (await embeddings(app)).filter((row) => row.model === name)
const ledger = (app: TestApp) => app.deps.db.selectFrom('modelCalls').selectAll().orderBy('startedAt').execute()
const related = async (app: TestApp, id: string, as?: TestUser) => {
  const { status, body } = await app.call('GET', as ? `/topics/id/${id}/related` : `/info/topics/${id}/related`, {
    ...(as && { as }),
  })
  return { status, titles: (body.items as { title: string }[] | undefined)?.map(({ title }) => title) }
}

test.each(['/topics/embed', '/quizzes/embed'])('%s is for administrators alone', async (path) => {
  const app = await start()
  const [ann, root] = [await app.signedIn(), await app.signedIn('Root', { role: 'admin' })]
  expect((await press(app, path)).status).toBe(401)
  expect((await press(app, path, { token: 'x.y.z' })).status).toBe(401)
  expect((await press(app, path, ann)).status).toBe(403)
  expect(await press(app, path, root, { uid: ann.uid })).toMatchObject({
    status: 403,
    body: { code: 'forbidden', message: 'You can only request this for yourself.' },
  })
  expect((await app.send(listEmbeddingJobs, {}, { as: ann })).status).toBe(403)
  expect(await app.deps.db.selectFrom('embeddingJobs').selectAll().execute()).toEqual([])
  const reply = await press(app, `${path}/`, root, { uid: root.uid })
  expect(reply).toMatchObject({ status: 202, body: { jobId: expect.any(String) } })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('the published description names them where they stand', async () => {
  const app = await start()
  const { body } = await app.call('GET', '/openapi.json')
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/topics/embed', '/quizzes/embed']))
})

test('our own vectors are kept up with every change; a run makes what is missing and tells how far it is', async () => {
  const app = await start()
  const [ann, root] = [await app.signedIn(), await app.signedIn('Root', { role: 'admin' })]
  await addTopics(app, ann, ['Reef knot', 'Tax law', 'Binary search'])
  const kept = await embeddings(app)
  expect(kept.map(({ kind, model }) => `${kind} ${model}`).sort()).toEqual([
    ...Array(3).fill('quiz local:1'),
    ...Array(3).fill('topic local:1'),
  ])
  await updateTopic(app.deps.db, { id: 't0-reef-knot', title: 'Granny knot' })
  const hashOf = (rows: typeof kept) => rows.find((row) => row.kind === 'topic' && row.id === 't0-reef-knot')?.textHash
  expect(hashOf(await embeddings(app))).not.toBe(hashOf(kept))

  await app.deps.db.deleteFrom('embeddings').execute()
  const { last, news, reply } = await run(app, root)
  expect(news[0]).toMatchObject({ event: 'embedProgress', kind: 'topic', done: 0, total: 3 })
  expect(last).toMatchObject({ event: 'embedDone', jobId: reply.body.jobId, kind: 'topic', done: 3, total: 3 })
  expect(await embeddings(app)).toHaveLength(6)
  const { body } = await app.send(listEmbeddingJobs, {}, { as: root })
  expect(body.items).toEqual([{ ...last, event: undefined, state: 'done', message: null }])
})

test('what was there before there were vectors has them soon after the start', async () => {
  const database = await freshDatabase({ onDisk: true })
  const before = await startTestApp({ database })
  const ann = await before.signedIn()
  await addTopics(before, ann, ['Reef knot'])
  await before.deps.db.deleteFrom('embeddings').execute()
  await before.stop()
  const app = await start({ database })
  await expect.poll(() => embeddings(app)).toHaveLength(2)
  await apps.pop()?.stop()
  await database.drop()
})

test('a provider embeds only what is new or changed; its calls stand in the ledger', async () => {
  const { app, model } = await startWithModel(vectors)
  const [ann, root] = [await app.signedIn(), await app.signedIn('Root', { role: 'admin' })]
  await addTopics(app, ann, ['Reef knot', 'Tax law', 'Granny knot'])
  const first = await run(app, root)
  expect(first.news[0]).toMatchObject({ done: 0, total: 3 })
  expect(first.last).toMatchObject({ event: 'embedDone', done: 3, total: 3 })
  expect(await ofModel(app, 'compatible:embedder-1')).toHaveLength(3)
  expect(model.calls).toHaveLength(1)
  expect(await ledger(app)).toMatchObject([
    {
      ...{ purpose: 'embedder', uid: root.uid, provider: 'compatible', model: 'embedder-1', step: 'embed topic' },
      ...{ outcome: 'ok', output: 0, estimated: 0, priceId: 'test-embedder', reservedMicros: 0 },
    },
  ])
  const [call] = await ledger(app)
  expect(call?.usdMicros).toBe(call?.input)

  await run(app, root)
  expect(model.calls).toHaveLength(1)
  await updateTopic(app.deps.db, { id: 't1-tax-law', title: 'Contract law' })
  await run(app, root)
  expect(model.calls[1]?.texts).toEqual([expect.stringMatching(/^Contract law\n/)])

  await run(app, root, '/quizzes/embed')
  expect((await ofModel(app, 'compatible:embedder-1')).filter(({ kind }) => kind === 'quiz')).toHaveLength(3)
})

test('two presses are one run, on whichever server; everybody who pressed hears of it', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { app, model } = await startWithModel(async (asked) => {
    await held
    return vectors(asked)
  })
  const [ann, root, rob] = [
    await app.signedIn(),
    await app.signedIn('Root', { role: 'admin' }),
    await app.signedIn('Rob', { role: 'admin' }),
  ]
  await addTopics(app, ann, ['Reef knot'])
  const first = await app.send(embedTopics, {}, { as: root })
  await expect.poll(() => model.calls.length).toBe(1)
  expect(await app.ask(embedTopics, {}, { as: root })).toEqual(first.body)
  // A run for quizzes is separate, so this socket only receives events about topics.
  const socket = await app.connect(rob.token)
  const heard = new Promise<News>((resolve) => socket.on('embedDone', (job) => job.kind === 'topic' && resolve(job)))
  expect(await app.ask(embedTopics, {}, { as: rob })).toEqual(first.body)
  const { body } = await app.send(listEmbeddingJobs, {}, { as: root })
  expect(body.items).toMatchObject([{ state: 'running', done: 0, total: 1 }])
  release()
  expect(await heard).toMatchObject({ jobId: first.body.jobId, done: 1, total: 1 })
  expect(model.calls).toHaveLength(1)
  expect(await app.ask(embedTopics, {}, { as: root })).not.toEqual(first.body)
})

test('a second server joins the run of the first, and takes it over when the first is gone', async () => {
  const database = await freshDatabase({ onDisk: true })
  model = await startModelServer((asked) => (asked.place === 0 ? { stall: 0 } : vectors(asked)))
  const embedding: Embedding = {
    ...{ model: { provider: 'compatible', model: 'embedder-1' }, name: 'compatible:embedder-1', keys: {} },
    ...{ baseUrl: model.baseUrl, pricesFile: undefined, budgetUsdADay: undefined },
  }
  const one = await startTestApp({ database, config: { embedding } })
  const two = await start({ database, config: { embedding } })
  const root = await two.signedIn('Root', { role: 'admin' })
  await addTopics(one, root, ['Reef knot'])
  const first = await one.send(embedTopics, {}, { as: root })
  await expect.poll(() => model?.calls.length).toBe(1)
  expect(await two.ask(embedTopics, {}, { as: root })).toEqual(first.body)
  expect(model.calls).toHaveLength(1)

  await one.stop()
  const { reply, last } = await run(two, root)
  expect(reply.body).toEqual(first.body)
  expect(last).toMatchObject({ event: 'embedDone', done: 1 })
  const outcomes = (await ledger(two)).map(({ outcome, usdMicros, priceId }) => ({ outcome, usdMicros, priceId }))
  expect(outcomes).toEqual([
    { outcome: 'cancelled', usdMicros: 0, priceId: null },
    // The price of the model isn't known, so the cost is null rather than 0.
    { outcome: 'ok', usdMicros: null, priceId: null },
  ])
  await apps.pop()?.stop()
  await database.drop()
})

test.each<[string, (asked: Asked) => Reaction, Partial<Embedding>, string, RegExp]>([
  ['refuses the key', () => ({ status: 401 }), {}, 'misconfigured', /isn’t set up correctly/],
  ['gives too few vectors', () => ({ vectors: [] }), {}, 'unreadable', /couldn’t use the language model’s answer/],
  ['costs more than is left', vectors, { budgetUsdADay: 0.00001 }, 'over_budget', /used up today’s budget/],
])('a provider that %s ends the run with a sentence; nothing is lost', async (_name, react, own, outcome, sentence) => {
  const { app, model } = await startWithModel(react, own)
  const [ann, root] = [await app.signedIn(), await app.signedIn('Root', { role: 'admin' })]
  await addTopics(app, ann, ['Reef knot', 'Granny knot', 'Rope'])
  const { last } = await run(app, root)
  expect(last).toMatchObject({ event: 'embedFailed', done: 0, total: 3, message: expect.stringMatching(sentence) })
  expect((await app.ask(listEmbeddingJobs, {}, { as: root })).items).toMatchObject([
    { state: 'failed', message: last.message },
  ])
  if (outcome === 'over_budget') expect([model.calls, await ledger(app)]).toEqual([[], []])
  else expect((await ledger(app)).map((call) => call.outcome)).toEqual([outcome])
  expect((await related(app, 't0-reef-knot')).titles).toContain('Granny knot')
})

test('a provider that has too much to do is asked again, after the time it names', async () => {
  const { app, model } = await startWithModel((asked) =>
    asked.place === 0 ? { status: 429, headers: { 'retry-after': '0' } } : vectors(asked),
  )
  const [ann, root] = [await app.signedIn(), await app.signedIn('Root', { role: 'admin' })]
  await addTopics(app, ann, ['Reef knot'])
  expect((await run(app, root)).last.event).toBe('embedDone')
  expect(model.calls).toHaveLength(2)
  expect((await ledger(app)).map(({ outcome }) => outcome)).toEqual(['rate_limited', 'ok'])
})

test('related topics are near ones that the reader may see, at most four, and not the same again', async () => {
  const app = await start()
  const [ann, bob] = [await app.signedIn(), await app.signedIn('Bob')]
  await addTopics(app, ann, [
    'Reef knot',
    'Reef knots of sailors',
    'Granny knot',
    'Knot theory',
    'Square knot',
    'Tax law',
  ])
  await addTopics(app, bob, ['Knots for climbers', 'Knot'])
  await addTopic(app.deps.db, { id: 'same', ownerId: ann.uid, visibility: 'public', title: 'REEF KNOT' })
  await addTopic(app.deps.db, { id: 'secret', ownerId: bob.uid, title: 'Secret reef knot' })
  const { titles } = await related(app, 't0-reef-knot')
  expect(titles).toHaveLength(4)
  expect(titles?.[0]).toBe('Reef knots of sailors')
  for (const title of ['Secret reef knot', 'Tax law', 'REEF KNOT']) expect(titles).not.toContain(title)
  expect((await related(app, 't0-reef-knot', bob)).titles).toContain('Secret reef knot')
  expect((await related(app, 't0-reef-knot', ann)).titles).not.toContain('Secret reef knot')
  expect((await related(app, 'secret', ann)).status).toBe(404)
  expect((await related(app, 'secret')).status).toBe(404)
  expect((await related(app, 'secret', bob)).titles?.[0]).toMatch(/^reef knot$/i)
  expect((await related(app, 't5-tax-law')).titles).toEqual([])
})

test('of another subject, more than a few shared words make a topic related; of the same one, they do', async () => {
  const app = await start()
  const ann = await app.signedIn()
  const add = (id: string, subject: string, title: string, summary: string, lesson: string) =>
    addTopic(app.deps.db, {
      ...{ id, ownerId: ann.uid, visibility: 'public', subject, title, summary },
      lessons: [{ title: lesson }],
    })
  const money = 'Money and personal finance'
  await add('money', money, 'What time does to money', 'How savings grow and prices rise.', 'Compound interest')
  await add('revolution', 'History', 'What a revolution does to a country', 'How the porfiriato fell.', 'Zapata')
  await add(
    'growth',
    'Calculus',
    'What time does to money, continuously',
    'How savings grow.',
    'Interest at every moment',
  )
  await add('plan', money, 'What a plan does for a household', 'How spending is planned.', 'Budgets')
  expect((await related(app, 'revolution')).titles).toEqual([])
  expect((await related(app, 'money')).titles).toEqual([
    'What time does to money, continuously',
    'What a plan does for a household',
  ])
})

test('where a provider has seen the topics, related ones go by what it makes of them', async () => {
  const { app } = await startWithModel(vectors)
  const [ann, root] = [await app.signedIn(), await app.signedIn('Root', { role: 'admin' })]
  await addTopics(app, ann, ['Bowline', 'Rope', 'Tax law'])
  expect((await related(app, 't1-rope')).titles).toEqual([])
  await app.deps.db.updateTable('topics').set({ summary: 'A knot.' }).where('id', '=', 't0-bowline').execute()
  await updateTopic(app.deps.db, { id: 't0-bowline', title: 'Bowline' })
  await run(app, root)
  expect((await related(app, 't1-rope')).titles).toEqual(['Bowline'])
})

test('a search that is misspelt still finds topics, after those found by their words, and nobody else’s', async () => {
  const app = await start()
  const [ann, bob] = [await app.signedIn(), await app.signedIn('Bob')]
  await addTopics(app, ann, ['Photosynthesis', 'Tax law'])
  await addTopic(app.deps.db, { id: 'fotos', ownerId: ann.uid, visibility: 'public', title: 'Fotosynthesis in art' })
  await addTopic(app.deps.db, { id: 'secret', ownerId: bob.uid, title: 'Photosynthesis in secret' })
  const search = async (q: string, as?: TestUser) => {
    const path = `${as ? '' : '/info'}/search?q=${encodeURIComponent(q)}`
    const { body } = await app.call('GET', path, { ...(as && { as }) })
    return (body.items as { id: string; near: boolean }[]).map(({ id, near }) => (near ? `~${id}` : id))
  }
  expect(await search('fotosynthesis')).toEqual(['fotos', '~t0-photosynthesis'])
  expect(await search('fotosynthesis', ann)).toEqual(['fotos', '~t0-photosynthesis'])
  expect((await search('fotosynthesis', bob)).sort()).toEqual(['fotos', '~secret', '~t0-photosynthesis'].sort())
  expect(await search('zebra')).toEqual([])
  expect(await search('of the')).toEqual([])
  // A topic that is found by its words isn't listed a second time because of its meaning.
  expect(await search('tax law')).toEqual(['t1-tax-law', 'lesson-t1-tax-law'])
})

test('another server finds what this one made, and no longer what it hid or deleted', async () => {
  const database = await freshDatabase({ onDisk: true })
  const one = await startTestApp({ database })
  const two = await start({ database })
  const ann = await one.signedIn()
  await addTopics(one, ann, ['Reef knot', 'Granny knot', 'Square knot'])
  const titles = async () => (await related(two, 't0-reef-knot')).titles?.sort()
  expect(await titles()).toEqual(['Granny knot', 'Square knot'])
  await addTopic(one.deps.db, { id: 'late', ownerId: ann.uid, visibility: 'public', title: 'Late reef knot' })
  expect(await titles()).toEqual(['Granny knot', 'Late reef knot', 'Square knot'])
  await updateTopic(one.deps.db, { id: 'late', visibility: 'private' })
  await updateTopic(one.deps.db, { id: 't2-square-knot', deletedAt: 1 })
  expect(await titles()).toEqual(['Granny knot'])
  await updateTopic(one.deps.db, { id: 't2-square-knot', deletedAt: null })
  await deleteTopic(one.deps.db, 't1-granny-knot')
  expect(await titles()).toEqual(['Square knot'])
  await one.stop()
  await apps.pop()?.stop()
  await database.drop()
})

test('what a transaction wrote that ended late is found all the same', async () => {
  const app = await start({ database: await freshDatabase({ onDisk: true }) })
  const ann = await app.signedIn()
  const meaning = createMeaning(app.deps.db)
  await addTopics(app, ann, ['Reef knot'])
  const [own] = await app.deps.db.selectFrom('embeddings').select('vector').where('kind', '=', 'topic').execute()
  const vector = new Int8Array(own?.vector ?? [])
  const found = async () =>
    (await meaning.nearestTopics({ model: 'local:1', vector, uid: null, limit: 9, floor: 0.2 })).map(({ id }) => id)
  expect(await found()).toEqual(['t0-reef-knot'])
  await app.deps.db.transaction().execute(async (tx) => {
    await addTopic(tx, { id: 'slow', ownerId: ann.uid, visibility: 'public', title: 'Reef knot, slow' })
    // With PostgreSQL, other writers aren't blocked, and their topics are found.
    if (app.deps.config.databaseUrl) {
      await addTopic(app.deps.db, { id: 'quick', ownerId: ann.uid, visibility: 'public', title: 'Reef knot, quick' })
      expect(await found()).toEqual(['t0-reef-knot', 'quick'])
    }
  })
  expect(await found()).toContain('slow')
  await meaning.stop()
})
