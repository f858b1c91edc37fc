import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openMigratedDb } from '../db/client.ts'
import { startTestApp } from '../testing/app.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { type Reaction, startModelServer } from '../testing/modelServer.ts'
import { startStripeDouble } from '../testing/stripe/double.ts'
import { examine } from './doctor.ts'

const library = join(mkdtempSync(join(tmpdir(), 'lyceum-doctor-')), 'library.jsonl')
writeFileSync(library, JSON.stringify({ units: [1, 2] }))
const secret = 'a-secret-for-tests-only-of-32-characters'

async function ask(
  { dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  { programs = false, ...more }: { programs?: boolean } & Record<string, unknown> = {},
) {
  const config = { ...readConfig({ DATA_DIR: dataDir, PORT: '0', SECRET: secret }, 'none'), databaseUrl, ...more }
  const findings: string[] = []
  for await (const { state, what } of examine(config, library, { localServers: [], programs }))
    if (state !== 'ok') findings.push(`${state}: ${what}`)
  return findings
}

test('a fresh checkout has nothing to mend', async () => {
  expect(await ask({ dataDir: mkdtempSync(join(tmpdir(), 'lyceum-doctor-')) }, { programs: true })).toEqual([])
})

test('a server that ran lacks an administrator, and nothing when there is one', async () => {
  const database = await freshDatabase({ onDisk: true })
  const server = await startTestApp({ database })
  expect(await ask(database)).toEqual([expect.stringMatching(/^warn: there is no administrator/)])
  await server.signedIn('Ann', { role: 'admin' })
  expect(await ask(database)).toEqual([])
  await server.stop()
  await database.drop()
})

test('another secret, a newer schema and a database that is away are failures that say what to do', async () => {
  const database = await freshDatabase({ onDisk: true })
  const server = await startTestApp({ database })
  await server.signedIn('Ann', { role: 'admin' })
  await server.stop()
  expect(await ask(database, { secret: 'another-secret-of-at-least-32-characters' })).toEqual([
    expect.stringMatching(/^fail: SECRET isn't the one/),
  ])
  const { db } = await openMigratedDb(database)
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', 'x')`.execute(db)
  await db.destroy()
  expect(await ask(database)).toEqual([expect.stringMatching(/^fail: its data is from a newer version/)])
  await database.drop()
  const gone = { dataDir: mkdtempSync(join(tmpdir(), 'lyceum-doctor-')), databaseUrl: 'postgres://x@127.0.0.1:1/x' }
  expect(await ask(gone)).toEqual([expect.stringMatching(/^fail: PostgreSQL doesn't answer/)])
})

test('a file that is no database, and a server that others shall reach, are seen', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-doctor-'))
  writeFileSync(join(dataDir, 'lyceum.db'), 'x'.repeat(5_000))
  expect(await ask({ dataDir }, { host: '0.0.0.0' })).toEqual([
    expect.stringMatching(/^fail: SQLite doesn't answer/),
    expect.stringMatching(/^warn: PUBLIC_URL isn't set/),
  ])
})

test('a mail server without PUBLIC_URL is told, since most letters then stay unsent', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-doctor-'))
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'lyceum@example.org' }
  expect(await ask({ dataDir }, { mail })).toEqual([
    expect.stringMatching(/^warn: PUBLIC_URL isn't set, but SMTP_URL is/),
  ])
  expect(await ask({ dataDir }, { mail, publicUrl: 'http://learn.example.org' })).toEqual([])
})

const COMPATIBLE = { WRITER_MODEL: 'compatible:big', CHECKER_MODEL: 'compatible:small' }

/** The findings about models. */
async function askOfModels(
  env: Record<string, string>,
  look: { localServers?: { name: string; port: number }[] } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-doctor-'))
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', SECRET: secret, ...env }, 'none')
  const findings: string[] = []
  for await (const { state, what } of examine(config, library, {
    localServers: [],
    patienceMs: 5_000,
    programs: false,
    ...look,
  }))
    if (/model|writer|checker/i.test(what)) findings.push(`${state}: ${what}`)
  return findings
}

test('each configured model gets one small call', async () => {
  const server = await startModelServer(() => ({ text: 'Ready.' }))
  expect(await askOfModels({ ...COMPATIBLE, MODEL_BASE_URL: server.baseUrl })).toEqual([
    expect.stringMatching(/^ok: the writer compatible:big answers, in \d+ ms$/),
    expect.stringMatching(/^ok: the checker compatible:small answers/),
  ])
  expect(server.calls.map(({ model }) => model)).toEqual(['big', 'small'])
  expect(server.calls.every(({ prompt }) => prompt.length < 100)).toBe(true)
  expect(await askOfModels({ WRITER_MODEL: 'compatible:big', MODEL_BASE_URL: server.baseUrl })).toEqual([
    expect.stringMatching(/^ok: the writer and checker compatible:big answers/),
    expect.stringMatching(/^warn: CHECKER_MODEL is the writer/),
  ])
  expect(server.calls).toHaveLength(3)
  await server.stop()
})

test.each<[string, Reaction, RegExp]>([
  ['a wrong key', { status: 401, message: 'Invalid key.' }, /rejects the key: check MODEL_API_KEY \(Invalid key\.\)/],
  ['a wrong key, told by 400', { status: 400, message: 'API key not valid.' }, /rejects the key: check MODEL_API_KEY/],
  [
    'no such model',
    { status: 404, message: "model 'small' not found" },
    /has no model small, or http:\S+ isn't its address/,
  ],
  ['no credit', { status: 429, message: 'Quota exceeded.' }, /limit or credit is used up \(Quota exceeded\.\)/],
  ['a broken server', { status: 500 }, /answers with an error, 500/],
  ['no answer', { stall: 0 }, /no answer from http:\S+ in time/],
  ['an empty answer', { text: '' }, /it answers, but says nothing/],
])('of a model with %s it is said what is wrong', async (_name, reaction, why) => {
  const server = await startModelServer(({ model }) => (model === 'small' ? reaction : { text: 'Ready.' }))
  const [writer, checker] = await askOfModels({ ...COMPATIBLE, MODEL_BASE_URL: server.baseUrl })
  expect(writer).toMatch(/^ok: the writer/)
  expect(checker).toMatch(/^fail: the checker compatible:small: /)
  expect(checker).toMatch(why)
  await server.stop()
})

test.each<[string, Reaction, RegExp]>([
  [
    'that works',
    { vectors: [[0.1, 0.2, 0.3]] },
    /^ok: .*compatible:vectors answers with vectors of 3 numbers, in \d+ ms$/,
  ],
  ['with a wrong key', { status: 401, message: 'Invalid key.' }, /^fail: .*rejects the key: check MODEL_API_KEY/],
  ['that is not there', { status: 404, message: 'not found' }, /^fail: .*has no model vectors, or http/],
  ['that hangs', { stall: 0 }, /^fail: .*no answer from http:\S+ in time/],
  ['that gives no vector', { vectors: [[]] }, /^fail: .*returns no vector/],
])('an embedding model %s', async (_name, reaction, said) => {
  const server = await startModelServer(() => reaction)
  const findings = await askOfModels({ EMBEDDING_MODEL: 'compatible:vectors', MODEL_BASE_URL: server.baseUrl })
  expect(findings).toEqual([expect.stringMatching(/^ok: no language model/), expect.stringMatching(said)])
  await server.stop()
})

test('an address where nothing answers, or no model server, is told', async () => {
  expect((await askOfModels({ WRITER_MODEL: 'compatible:big', MODEL_BASE_URL: 'http://127.0.0.1:1/v1' }))[0]).toMatch(
    /^fail: .*http:\/\/127\.0\.0\.1:1\/v1 can't be reached/,
  )
  const page = createServer((_request, response) => response.end('<html>Hello</html>')).listen(0, '127.0.0.1')
  await once(page, 'listening')
  const { port } = page.address() as AddressInfo
  expect(
    (await askOfModels({ WRITER_MODEL: 'compatible:big', MODEL_BASE_URL: `http://127.0.0.1:${port}` }))[0],
  ).toMatch(/^fail: .* doesn't behave like a model server/)
  page.close()
})

test('a model server on this machine is offered, and never used', async () => {
  const server = await startModelServer(() => ({ text: 'Ready.' }), ['llama3.1:8b', 'qwen3:4b'])
  const port = Number(new URL(server.baseUrl).port)
  const look = {
    localServers: [
      { name: 'Ollama', port },
      { name: 'vLLM', port: 1 },
    ],
  }
  const [none, offer, ...more] = await askOfModels({}, look)
  expect(none).toMatch(/^ok: no language model/)
  expect(offer).toMatch(
    /^ok: a model server answers at .*, the usual address of Ollama, but Lyceum doesn't use it\. It has llama3\.1:8b, qwen3:4b\./,
  )
  expect(offer).toContain(
    `MODEL_BASE_URL=${server.baseUrl}\n        WRITER_MODEL=compatible:llama3.1:8b\n        CHECKER_MODEL=compatible:qwen3:4b`,
  )
  expect(more).toEqual([])
  expect(server.calls).toEqual([])
  // Check that the suggested lines work as configuration.
  const lines = Object.fromEntries(
    (offer ?? '')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/=(.*)/s)),
  )
  expect((await askOfModels(lines, look)).map((line) => line.slice(0, 14))).toEqual([
    'ok: the writer',
    'ok: the checke',
  ])
  await server.stop()
})

test('billing is asked for its prices and its webhook', async () => {
  const stripe = await startStripeDouble()
  const look = async (more: Record<string, string>) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-doctor-'))
    const env = { DATA_DIR: dataDir, PORT: '0', SECRET: secret, PUBLIC_URL: 'https://lyceum.example.org' }
    const config = readConfig({ ...env, ...stripe.environment, ...more }, 'none')
    const findings: string[] = []
    for await (const { state, what } of examine(config, library, { localServers: [], programs: false }))
      if (/stripe|webhook|price/i.test(what)) findings.push(`${state}: ${what}`)
    return findings
  }
  const url = 'https://lyceum.example.org/server/payments/webhook'
  expect(await look({})).toEqual([
    'ok: Stripe answers, and sells price_monthly, price_yearly',
    expect.stringContaining(`fail: Stripe has no webhook for ${url}`),
  ])
  const webhook = { id: 'we_1', url, status: 'enabled', enabled_events: ['checkout.session.completed'] }
  stripe.world.webhooks.push(webhook)
  expect((await look({})).at(-1)).toMatch(/^warn: the webhook .* doesn't get checkout\.session\.expired/)
  webhook.enabled_events = ['*']
  expect(await look({ STRIPE_PRICE_IDS: 'price_once,price_unknown,price_yearly' })).toEqual([
    "fail: STRIPE_PRICE_IDS: price_once isn't an active monthly or yearly price.",
    'fail: STRIPE_PRICE_IDS: Stripe has no price_unknown.',
    'ok: Stripe answers, and sells price_yearly',
    `ok: Stripe reports events to ${url}`,
  ])
  expect(await look({ STRIPE_SECRET_KEY: 'sk_test_wrong' })).toEqual(['fail: Stripe: Invalid API Key provided.'])
  await stripe.stop()
  expect(await look({})).toEqual([expect.stringMatching(/^fail: Stripe: /)])
})
