import { afterAll, expect, test } from 'vitest'
import { addCompilation, getCompilation, listLanguages, runCode } from '#contract/compilations.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import type { InputOf } from '../testing/ask.ts'
import { KEPT_PER_PERSON } from './service.ts'

const server = await startTestApp()
afterAll(() => server.stop())

const run = (as: TestUser, body: InputOf<typeof runCode>) => server.send(runCode, body, { as })
const add = (as: TestUser, body: InputOf<typeof addCompilation>) => server.send(addCompilation, body, { as })
const get = (as: TestUser, id: string) => server.send(getCompilation, { id }, { as })

const told = {
  hash: 'a'.repeat(64),
  stdout: '4\n',
  stderr: '',
  output: '4\n',
  code: 0,
  signal: null,
  message: null,
  status: null,
  cpu_time: 1.5,
  wall_time: 2,
  memory: 1_000_000,
  language: 'javascript',
  source: 'print(2 + 2)',
  stdin: '',
}

test('a program runs, and what became of it is kept for its owner alone', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const program = { language: 'javascript', code: 'print(Number(readLine()) * 2)', stdin: '21' }
  const { status, body } = await run(ann, program)
  expect(status).toBe(200)
  expect(body).toMatchObject({ stdout: '42\n', stderr: '', output: '42\n', code: 0, status: null, verified: true })
  expect(body).toMatchObject({ uid: ann.uid, language: 'javascript', source: program.code, stdin: '21' })
  expect(body.hash).toMatch(/^[0-9a-f]{64}$/)
  expect((await get(ann, body.id)).body).toEqual(body)

  expect(await get(bob, body.id)).toMatchObject({ status: 404, body: { message: 'Compilation not found.' } })
  expect((await get(ann, 'none')).status).toBe(404)
  // The program is run again, because results are never taken from stored runs.
  const again = await run(ann, program)
  expect([again.body.hash, again.body.id === body.id]).toEqual([body.hash, false])
})

test('a program that fails is a record too', async () => {
  const ann = await server.signedIn()
  const { status, body } = await run(ann, { language: 'javascript', code: "print('a')\nthrow new Error('no')" })
  expect(status).toBe(200)
  expect(body).toMatchObject({ stdout: 'a\n', code: 1, status: 'RE', message: 'Error: no' })
  expect(body.stderr).toMatch(/^Error: no\n {4}at main\.js:2:/)
  expect(body.output).toBe(body.stdout + body.stderr)
})

test('a second program of the same person waits for their first', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const slow = { language: 'javascript', code: 'const end = Date.now() + 1_000; while (Date.now() < end);' }
  const [other, ...own] = await Promise.all([run(bob, slow), run(ann, slow), run(ann, slow)])
  expect(other.status).toBe(200)
  // Ann made two requests. Only the first one is run.
  const [ran, refused] = own.toSorted((a, b) => a.status - b.status)
  expect(ran?.status).toBe(200)
  expect(refused?.body).toEqual({
    code: 'rate_limited',
    message: 'Your last program is still running. Try again when it’s finished.',
  })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})

test('what a browser ran is kept as unverified', async () => {
  const ann = await server.signedIn()
  const { status, body } = await add(ann, { ...told, uid: ann.uid })
  expect(status).toBe(201)
  expect(body).toEqual({ ...told, id: body.id, uid: ann.uid, verified: false, createdAt: body.createdAt })
  expect((await get(ann, body.id)).body).toEqual(body)
  const { language, source, stdin, ...least } = told
  expect((await add(ann, least)).body).toMatchObject({ ...least, language: '', source: '', stdin: '' })
})

test.each(['success', 'RE', 'x'.repeat(40)])(
  'the status %s of a run made elsewhere is kept as it was said',
  async (status) => {
    const ann = await server.signedIn()
    const added = await add(ann, { ...told, status })
    expect([added.status, added.body.status]).toEqual([201, status])
    expect((await get(ann, added.body.id)).body).toEqual(added.body)
  },
)

test("another person's uid is refused, and nothing is kept", async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const refused = await add(ann, { ...told, uid: bob.uid })
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'forbidden', message: 'You can only add your own runs.' },
  })
  const rows = await server.deps.db
    .selectFrom('compilations')
    .select('id')
    .where('uid', 'in', [ann.uid, bob.uid])
    .execute()
  expect(rows).toEqual([])
})

test('of each person the newest are kept', async () => {
  const [ann, bob] = [await server.signedIn('Ann'), await server.signedIn('Bob')]
  const bobs = await add(bob, told)
  const old = { uid: ann.uid, hash: '', language: '', source: '', stdin: '', record: '{}', verified: 0 }
  await server.deps.db
    .insertInto('compilations')
    .values(Array.from({ length: KEPT_PER_PERSON }, (_, at) => ({ ...old, id: `${ann.uid}-${at}`, createdAt: at })))
    .execute()
  const { body } = await add(ann, told)
  const kept = await server.deps.db.selectFrom('compilations').select('id').where('uid', '=', ann.uid).execute()
  expect(kept.length).toBe(KEPT_PER_PERSON)
  const ids = kept.map(({ id }) => id)
  expect([ids.includes(body.id), ids.includes(`${ann.uid}-0`), ids.includes(`${ann.uid}-1`)]).toEqual([
    true,
    false,
    true,
  ])
  expect((await get(bob, bobs.body.id)).status).toBe(200)
})

test('anybody sees which languages there are', async () => {
  const { status, body } = await server.send(listLanguages, {})
  expect(status).toBe(200)
  expect(body.items).toContainEqual({ id: 'javascript', title: 'JavaScript', version: '0.15.1', by: 'embedded' })
})

test('visitors run nothing', async () => {
  for (const path of ['/compilations/run', '/compilations/add'])
    expect((await server.call('POST', path, { body: told })).status).toBe(401)
  expect((await server.send(getCompilation, { id: 'x' })).status).toBe(401)
})

const program = { language: 'javascript', code: '1' }
test.each([
  ['a language that there is not', { ...program, language: 'cobol' }, 'This server doesn’t run cobol.'],
  [
    'a language that is no name',
    { ...program, language: '../x' },
    'Write the language in lower case, such as “python” or “c++”.',
  ],
  ['a name that objects have', { ...program, language: 'constructor' }, 'This server doesn’t run constructor.'],
  [
    'a program that is too long',
    { ...program, code: ' '.repeat(65_537) },
    'Shorten the program to 65536 characters or fewer.',
  ],
  [
    'an input that is too long',
    { ...program, stdin: ' '.repeat(65_537) },
    'Shorten the input to 65536 characters or fewer.',
  ],
  ['a null character', { ...program, code: 'a\0' }, 'Text can’t contain a null character.'],
  ['no program', { language: 'javascript' }, 'code is missing.'],
])('%s is refused in words', async (_what, body, message) => {
  const ann = await server.signedIn()
  const reply = await server.call('POST', '/compilations/run', { as: ann, body })
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request', message } })
})

test.each([
  ['a text that is too long', { stdout: ' '.repeat(65_537) }],
  ['a status that is too long', { status: 'x'.repeat(41) }],
  ['a status that is no text', { status: 7 }],
  ['a time before the start', { wall_time: -1 }],
  ['no hash', { hash: undefined }],
])('%s is not added', async (_what, change) => {
  const ann = await server.signedIn()
  const { status, body } = await server.call('POST', '/compilations/add', { as: ann, body: { ...told, ...change } })
  expect([status, body.code, typeof body.message]).toEqual([400, 'invalid_request', 'string'])
})

test('the longest program and input are run; a body beyond that is too large', async () => {
  const ann = await server.signedIn()
  const code = `print(readLine().length) //${'é'.repeat(65_536 - 27)}`
  const { status, body } = await run(ann, { language: 'javascript', code, stdin: 'é'.repeat(65_536) })
  expect([status, body.stdout]).toEqual([200, '65536\n'])
  const tooLarge = await run(ann, { language: 'javascript', code: 'x'.repeat(800_000) })
  expect(tooLarge).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test('what a program prints is kept on every database, whatever it is', async () => {
  const ann = await server.signedIn()
  const code = String.raw`print('a\0b 🪢 \ud800 %s'); throw new Error('c\0d')`
  const { status, body } = await run(ann, { language: 'javascript', code: code.replaceAll('\0', '') })
  expect(status).toBe(200)
  expect(body.stdout).toContain('a\u{fffd}b 🪢')
  expect((await get(ann, body.id)).body).toEqual(body)
})
