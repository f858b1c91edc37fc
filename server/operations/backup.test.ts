import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getIdToken, register, signIn } from '#contract/auth.ts'
import { getTopic, listTopics } from '#contract/catalog.ts'
import { answerQuestion, getQuiz } from '#contract/quizzes.ts'
import { backedUp, notBackedUp } from '../db/backedUp.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { backUp } from './backup.ts'
import { restore, verifyBackup } from './restore.ts'

const person = { email: 'ann@example.org', password: 'correct horse', displayName: 'Ann' }
const folder = mkdtempSync(join(tmpdir(), 'lyceum-backup-test-'))
const file = join(folder, 'one.backup')
const databases: TestDatabase[] = []
const newDatabase = async (options = {}) => {
  const database = await freshDatabase({ onDisk: true, ...options })
  databases.push(database)
  return database
}

let original: TestDatabase
let server: TestApp

beforeAll(async () => {
  original = await newDatabase()
  server = await startTestApp({ database: original })
  await server.send(register, person)
  const ann = await server.signedIn('Bea “ü” 数学')
  const socket = await server.connect(ann.token)
  const ready = new Promise<{ topicId: string }>((resolve) => socket.once('topicReady', resolve))
  socket.emit('detectTopic', { prompt: 'reef knot', userId: ann.uid })
  const { topicId } = await ready
  const topic = await server.ask(getTopic, { id: topicId }, { as: ann })
  const quiz = await server.ask(getQuiz, { id: topic.quizzes[0]?.id ?? '' }, { as: ann })
  const question = quiz.questions.find((q) => q.kind === 'typed')
  for (const text of ['friction', 'glue', 'friction']) {
    await server.send(
      answerQuestion,
      {
        attemptId: crypto.randomUUID(),
        quizId: quiz.id,
        questionId: question?.id ?? '',
        answer: { kind: 'typed', text },
      },
      { as: ann },
    )
  }
  // The backup is made while the server is running.
  await backUp(original, file)
})
afterAll(async () => {
  await server.stop()
  for (const database of databases) await database.drop()
})

test('every table is backed up, or left out on purpose', async () => {
  const tables = (await server.deps.db.introspection.getTables()).map((table) => table.name)
  const expected = new Set<string>(backedUp.map(([table]) => table))
  const forgotten = tables.filter(
    (table) =>
      !expected.has(table) &&
      !notBackedUp.some((name) => (typeof name === 'string' ? name === table : name.test(table))),
  )
  expect(forgotten).toEqual([])
})

test('backup, restore, backup gives the same bytes, and the restored server knows its people', async () => {
  const copy = await newDatabase({ empty: true })
  await restore(copy, file)
  const again = join(folder, 'again.backup')
  await backUp(copy, again)
  expect(gunzipSync(readFileSync(again)).equals(gunzipSync(readFileSync(file)))).toBe(true)

  const restored = await startTestApp({ database: copy })
  const { email, password } = person
  const signedIn = await restored.send(signIn, { email, password })
  expect(signedIn.status).toBe(200)
  const token = await restored.send(
    getIdToken,
    {},
    { headers: { authorization: `Bearer ${signedIn.body.sessionToken}` } },
  )
  expect((await restored.send(listTopics, {}, { as: { token: token.body.token } })).status).toBe(200)
  await restored.stop()
})

test('a backup moves to the other kind of database and is the same there', async () => {
  const copy = { dataDir: mkdtempSync(join(tmpdir(), 'lyceum-moved-')) }
  await restore(copy, file)
  const moved = join(folder, 'moved.backup')
  await backUp(copy, moved)
  expect(gunzipSync(readFileSync(moved)).equals(gunzipSync(readFileSync(file)))).toBe(true)
})

test('only its owner may read a backup', () => {
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('checking a backup counts what is in it', async () => {
  const { rows, header } = await verifyBackup(file)
  expect(rows).toBeGreaterThan(30)
  expect(header.migrations[0]).toBe('0001_start')
})

test('a database that holds data is not overwritten unless that is asked for', async () => {
  const copy = await newDatabase({ empty: true })
  await restore(copy, file)
  await expect(restore(copy, file)).rejects.toThrow('--replace')
  expect((await restore(copy, file, { replace: true })).rows).toBeGreaterThan(30)
})

const text = () => gunzipSync(readFileSync(file)).toString()
const lines = () => text().trimEnd().split('\n')
const damaged: Record<string, () => Buffer | string> = {
  'cut short': () => readFileSync(file).subarray(0, -400),
  'a byte changed': () => {
    const bytes = readFileSync(file)
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1
    return bytes
  },
  'a word changed': () => gzipSync(text().replace('ann@example.org', 'eve@example.org')),
  'a line left out': () => gzipSync(`${lines().toSpliced(5, 1).join('\n')}\n`),
  'no end': () => gzipSync(`${lines().slice(0, -1).join('\n')}\n`),
  'not packed': text,
  'something else': () => 'hello',
  empty: () => '',
}

test.each(Object.keys(damaged))('a damaged backup is refused: %s', async (name) => {
  const bad = join(folder, 'bad.backup')
  writeFileSync(bad, damaged[name]?.() ?? '')
  const copy = await newDatabase({ empty: true })
  await expect(restore(copy, bad)).rejects.toThrow(/damaged/)
})

test('a backup of a newer version is refused, and a file that is not there', async () => {
  const copy = await newDatabase({ empty: true })
  const newer = join(folder, 'newer.backup')
  const [header = '', ...rest] = lines()
  const changed = [header.replace('0001_start', '9999_later'), ...rest.slice(0, -1)].map((line) => `${line}\n`).join('')
  const { createHash } = await import('node:crypto')
  const footer = { ...JSON.parse(rest.at(-1) ?? ''), sha256: createHash('sha256').update(changed).digest('hex') }
  writeFileSync(newer, gzipSync(`${changed}${JSON.stringify(footer)}\n`))
  await expect(restore(copy, newer)).rejects.toThrow('newer version')
  await expect(restore(copy, join(folder, 'none'))).rejects.toThrow(/ENOENT/)
})
