import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgotPassword } from '#contract/account.ts'
import { detectTopic, topicDetectionError } from '#contract/generation.ts'
import { LANGUAGE_COOKIE, type Language } from '#contract/languages.ts'
import { sendOwnMessage } from '#contract/messages.ts'
import { updateUser } from '#contract/users.ts'
import { languageOf } from './language.ts'
import { registered } from './testing/account.ts'
import { startTestApp, type TestApp } from './testing/app.ts'
import { startMailServer } from './testing/mailServer.ts'

let mail: Awaited<ReturnType<typeof startMailServer>>
let server: TestApp
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestApp({
    config: { mail: { smtpUrl: mail.url, from: 'lyceum@example.org' }, contactEmail: 'host@example.org' },
  })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }
const choosing = (language: string) => `${LANGUAGE_COOKIE}=${language}`
const saves = (person: { uid: string; token: string }, language: Language) =>
  server.ask(updateUser, { attr: 'language', uid: person.uid, value: language }, { as: person })

type Asked = [what: string, method: 'GET' | 'POST', path: string, body: object | undefined, en: string, es: string]

test.each<Asked>([
  [
    'a rule of an input',
    'POST',
    '/register',
    { email: 'x', password: 'long enough', displayName: 'X' },
    'Enter a valid e-mail address.',
    'Escribe una dirección de correo válida.',
  ],
  [
    'a rule with a number',
    'POST',
    '/register',
    { email: 'x@example.org', password: 'short', displayName: 'X' },
    'Choose a password of at least 8 characters.',
    'La contraseña debe tener al menos 8 caracteres.',
  ],
  [
    'an input without words of its own',
    'POST',
    '/auth/sign-in/email',
    { email: 'x@example.org' },
    'password is missing.',
    'password falta.',
  ],
  [
    'a refusal of a feature',
    'POST',
    '/auth/sign-in/email',
    { email: 'nobody@example.org', password: 'wrong' },
    'The e-mail address or the password is wrong.',
    'La dirección de correo o la contraseña no es correcta.',
  ],
  ['a call by nobody', 'GET', '/user/today', undefined, 'User is not authenticated.', 'No has iniciado sesión.'],
  ['a thing that is not there', 'GET', '/info/topics/none', undefined, 'Topic not found.', 'No se encontró el tema.'],
  [
    'a call that is not there',
    'GET',
    '/nowhere',
    undefined,
    'This API endpoint doesn’t exist.',
    'No existe esa llamada.',
  ],
])('%s is answered in the language of the cookie, else of the browser, else in English', async (...asked) => {
  const [, method, path, body, en, es] = asked
  const said = async (headers: Record<string, string>) =>
    (await server.call(method, path, { headers, ...(body && { body }) })).body.message
  expect(await said({})).toBe(en)
  expect(await said(spanish)).toBe(es)
  expect(await said({ ...spanish, cookie: choosing('en') })).toBe(en)
  expect(await said({ 'accept-language': 'en', cookie: choosing('es') })).toBe(es)
  expect(await said({ 'accept-language': 'de', cookie: choosing('xx') })).toBe(en)
  // Texts that an incomplete language lacks are shown in English.
  expect(await said({ ...spanish, cookie: choosing('de') })).toBe(en)
})

test('so are too many tries, and what comes while others are answered', async () => {
  const asking = (headers: Record<string, string>) =>
    server.send(forgotPassword, { email: 'many@example.org' }, { headers })
  for (let i = 0; i < 3; i++) await asking({})
  const replies = await Promise.all([spanish, {}, spanish, {}].map((headers) => asking(headers)))
  const es = 'Demasiados intentos. Espera una hora e inténtalo de nuevo.'
  const en = 'Too many attempts. Wait an hour and try again.'
  expect(replies.map(({ status }) => status)).toEqual([429, 429, 429, 429])
  expect(replies.map(({ body }) => body.message)).toEqual([es, en, es, en])
})

test('so are those who ask by a socket', async () => {
  const ann = await server.signedIn()
  const asking = async (extraHeaders: Record<string, string>) => {
    const socket = await server.connect(ann.token, { extraHeaders })
    return (await socket.emitWithAck(detectTopic.event, { prompt: ' ' })).error.message
  }
  expect(await asking(spanish)).toBe('La petición no puede estar vacía.')
  expect(await asking({ ...spanish, cookie: choosing('en') })).toBe('Prompt cannot be empty.')
})

describe('a letter', () => {
  const begins = { en: /^Someone asked for a new password/, es: /^Alguien ha pedido una contraseña nueva/ }
  async function resetLetterTo(email: string) {
    const find = () => mail.letters.find(({ to, text }) => to.includes(email) && text.includes('#reset='))
    await expect.poll(find).toBeDefined()
    return find()
  }

  /** The languages of the account, of the browser that requested the e-mail, and of the resulting e-mail. */
  test.each<[account: Language | null, browser: Language | null, letter: 'en' | 'es']>([
    ['es', null, 'es'],
    ['es', 'en', 'es'],
    ['en', 'es', 'en'],
    [null, 'es', 'es'],
    [null, null, 'en'],
    ['de', 'es', 'en'],
  ])('to an account of %s, asked for in %s, is in %s', async (account, browser, language) => {
    const person = await registered(server)
    if (account) await saves(person, account)
    const headers: Record<string, string> = browser ? { 'accept-language': browser } : {}
    expect((await server.send(forgotPassword, { email: person.email }, { headers })).status).toBe(202)
    const letter = await resetLetterTo(person.email)
    expect(letter?.text).toMatch(begins[language])
    expect(letter?.text).toMatch(/\n\nhttp:\/\/localhost:?\d*\/auth\/signin#reset=[\w-]{32}\n\n/)
  })

  test('to the host is in the language of the account with that address', async () => {
    const [host, ann] = [await registered(server, { email: 'host@example.org' }), await registered(server)]
    await saves(host, 'es')
    await server.ask(sendOwnMessage, { about: 'other', subject: 'Hello', text: 'I am here.' }, { as: ann })
    const find = () => mail.letters.find(({ subject }) => subject === '[Lyceum] Hello')
    await expect.poll(find).toBeDefined()
    const letter = find()
    expect(letter).toMatchObject({ to: ['host@example.org'], replyTo: ann.email })
    expect(letter?.text).toMatch(/^I am here\.[\s\S]*De: Person[\s\S]*Tu respuesta a este correo/)
  })
})

test('what a job comes to is told in the language of its person, whoever asks meanwhile', async () => {
  const ann = await registered(server)
  await saves(ann, 'es')
  const socket = await server.connect(ann.token)
  const told = new Promise<{ message: string }>((resolve) => socket.once(topicDetectionError.event, resolve))
  await socket.emitWithAck(detectTopic.event, { prompt: 'zzyzx qwv' })
  expect((await told).message).toBe(
    'Todavía no tenemos nada sobre «zzyzx qwv». Elige en su lugar una materia de la biblioteca.',
  )
})

test('an incomplete language is only for those who choose it', () => {
  const built = ['en', 'es', 'de']
  const asked = (headers: Record<string, string>) => languageOf({ headers }, built)
  expect(asked({ 'accept-language': 'de' })).toBe('en')
  expect(asked({ 'accept-language': 'de,es;q=0.5' })).toBe('es')
  expect(asked({ 'accept-language': 'es', cookie: choosing('de') })).toBe('de')
})
