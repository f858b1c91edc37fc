import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyToken } from '#contract/auth.ts'
import { getSubscriptionStatus } from '#contract/payments.ts'
import { listReports } from '#contract/reports.ts'
import { getProfile, updateUser } from '#contract/users.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'

const server = await startTestApp()
let ann: TestUser
beforeAll(async () => {
  ann = await server.signedIn('Ann')
})
afterAll(() => server.stop())

const post = (path: string, body: object, as: { token: string } | undefined = ann) =>
  server.call('POST', path, { ...(as && { as }), body })
const update = (attr: string, value: unknown, as = ann) => post('/user/update', { attr, uid: as.uid, value }, as)
const profileOf = async (as: TestUser) => (await server.ask(getProfile, {}, { as })).user

test('a new person has said nothing of themselves', async () => {
  expect(await profileOf(ann)).toEqual({
    uid: ann.uid,
    email: ann.email,
    displayName: 'Ann',
    role: 'user',
    subscription: 'none',
    bio: null,
    timeZone: null,
    dailyGoalMinutes: null,
    theme: null,
    textSize: null,
    textSpacing: null,
    motion: null,
    singleKeys: null,
    language: null,
    emailVerified: false,
  })
})

test.each([
  ['displayName', '  Ada Lovelace ', 'Ada Lovelace'],
  ['displayName', '数'.repeat(80), '数'.repeat(80)],
  ['bio', 'Numbers.\nAnd more numbers.', 'Numbers.\nAnd more numbers.'],
  ['bio', 'x'.repeat(500), 'x'.repeat(500)],
  ['timeZone', 'europe/berlin', 'Europe/Berlin'],
  ['timeZone', 'UTC', 'UTC'],
  ['dailyGoalMinutes', 5, 5],
  ['dailyGoalMinutes', 240, 240],
  ['theme', 'system', 'system'],
  ['textSize', 5, 5],
  ['textSpacing', 1, 1],
  ['motion', 'reduced', 'reduced'],
  ['singleKeys', 'off', 'off'],
  ['language', 'es', 'es'],
])(
  '%s takes what its rule allows, answers the person as they are now, and keeps it (%#)',
  async (attr, value, kept) => {
    const { status, body } = await update(attr, value)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ uid: ann.uid, [attr]: kept })
    expect(await profileOf(ann)).toEqual(body.user)
  },
)

test.each([
  ['displayName', 'Enter your name.', '  '],
  ['displayName', 'Shorten the name to 80 characters or fewer.', 'x'.repeat(81)],
  ['displayName', 'displayName must be text.', 7],
  ['displayName', 'displayName must be text.', null],
  ['displayName', 'Text can’t contain a null character.', 'A\0nn'],
  ['bio', 'Describe yourself in 500 characters or fewer.', 'x'.repeat(501)],
  ['bio', 'Write something about yourself, or leave this empty.', ' '],
  ['bio', 'bio must be text.', { toString: 'x' }],
  ['timeZone', 'We don’t recognise this time zone. Choose another.', 'Mars/Olympus'],
  ['timeZone', 'We don’t recognise this time zone. Choose another.', '+02:00'],
  ['timeZone', 'We don’t recognise this time zone. Choose another.', `Europe/${'x'.repeat(100)}`],
  ['dailyGoalMinutes', 'Choose a daily goal of 5 to 240 minutes.', 4],
  ['dailyGoalMinutes', 'Choose a daily goal of 5 to 240 minutes.', 241],
  ['dailyGoalMinutes', 'Choose a daily goal of 5 to 240 minutes.', 30.5],
  ['dailyGoalMinutes', 'dailyGoalMinutes must be a number.', '30'],
  ['theme', 'The theme must be “light”, “dark” or “system”.', 'blue'],
  ['textSize', 'The text size must be between 1 and 5.', 6],
  ['textSpacing', 'The spacing must be between 1 and 3.', 0],
  ['motion', 'Motion must be “reduced” or “system”.', true],
  ['singleKeys', 'Single-key shortcuts must be “on” or “off”.', false],
  ['language', 'We don’t recognise this language. Choose another.', 'xx'],
  ['bio', 'value is missing.', undefined],
])('%s is refused: %s', async (attr, message, value) => {
  const before = await profileOf(ann)
  expect(await update(attr, value)).toMatchObject({ status: 400, body: { code: 'invalid_request', message } })
  expect(await profileOf(ann)).toEqual(before)
})

const FORBIDDEN = [
  'role',
  'subscription',
  'uid',
  'id',
  'email',
  'emailVerified',
  'password',
  'passwordHash',
  'tokensValidAfter',
  '__proto__',
  'constructor',
  'toString',
  'name',
  'nonsense',
  '',
]

test.each(FORBIDDEN)('nobody writes or deletes their %j', async (attr) => {
  const row = () => server.deps.db.selectFrom('users').selectAll().where('id', '=', ann.uid).executeTakeFirst()
  const before = await row()
  const written = await update(attr, 'admin')
  expect([written.status, written.body.message]).toEqual([400, 'This attribute doesn’t exist, or you can’t change it.'])
  const deleted = await post('/user/delete-field/', { attr })
  expect([deleted.status, deleted.body.message]).toEqual([400, 'This attribute doesn’t exist, or you can’t delete it.'])
  expect(await row()).toEqual(before)
})

test('what else stands in the body is ignored', async () => {
  const extra = { role: 'admin', subscription: 'paid', change: { role: 'admin' }, tokensValidAfter: 9e15 }
  const { body } = await server.send(updateUser, { attr: 'bio', uid: ann.uid, value: 'Hello', ...extra }, { as: ann })
  expect(body.user).toMatchObject({ bio: 'Hello', role: 'user', subscription: 'none' })
  expect((await server.send(listReports, {}, { as: ann })).status).toBe(403)
})

test('a prototype in the body is refused', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/server/user/update',
    headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
    payload: `{"attr":"bio","uid":"${ann.uid}","value":"x","__proto__":{"role":"admin"}}`,
  })
  expect(response.statusCode).toBe(400)
})

test.each([
  ['/user/update', { attr: 'bio', value: 'Mallory was here' }],
  ['/user/delete-field', { attr: 'bio' }],
  ['/user/changePassword', { currentPassword: 'correct horse', newPassword: 'correct donkey' }],
  ['/user/signOutEverywhere', {}],
])("%s with another's uid: 403, and nothing is done", async (path, body) => {
  const bob = await server.signedIn('Bob')
  await update('bio', 'I am Bob', bob)
  expect(await post(path, { ...body, uid: bob.uid })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await profileOf(bob)).toMatchObject({ bio: 'I am Bob' })
})

test('without a uid where it is asked for: 400', async () => {
  expect((await post('/user/update', { attr: 'bio', value: 'x' })).body.message).toBe('uid is missing.')
})

test('an optional attribute goes back to nothing, with and without the slash, as often as one likes', async () => {
  await update('bio', 'Hello')
  await update('dailyGoalMinutes', 30)
  for (const [path, attr] of [
    ['/user/delete-field/', 'bio'],
    ['/user/delete-field', 'dailyGoalMinutes'],
    ['/user/delete-field/', 'bio'],
  ] as const) {
    const { status, body } = await post(path, { attr })
    expect([status, body.user[attr]]).toEqual([200, null])
  }
})

test.each(['displayName', 'email'])('%s cannot be deleted', async (attr) => {
  expect((await post('/user/delete-field', { attr })).status).toBe(400)
})

test('changes that come together are all kept', async () => {
  const eve = await server.signedIn('Eve')
  const replies = await Promise.all([
    ...Array.from({ length: 5 }, (_, i) => update('bio', `Version ${i}`, eve)),
    update('displayName', 'Eve II', eve),
    update('timeZone', 'Asia/Tokyo', eve),
    update('dailyGoalMinutes', 45, eve),
  ])
  expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(200))
  expect(await profileOf(eve)).toMatchObject({
    displayName: 'Eve II',
    bio: expect.stringMatching(/^Version \d$/),
    timeZone: 'Asia/Tokyo',
    dailyGoalMinutes: 45,
  })
})

test("a person's other tabs are told, and nobody else's", async () => {
  const [cleo, other] = [await server.signedIn('Cleo'), await server.signedIn('Other')]
  const [socket, foreign] = [await server.connect(cleo.token), await server.connect(other.token)]
  const heard: unknown[] = []
  foreign.onAny((event) => heard.push(event))
  const told = new Promise((resolve) => socket.once('userChanged', resolve))
  const { body } = await update('displayName', 'Cleopatra', cleo)
  expect(await told).toEqual({ user: body.user })
  expect(heard).toEqual([])
})

test('the new name counts at once, whatever the ID token says', async () => {
  const dora = await server.signedIn('Dora')
  await update('displayName', 'Dorothea', dora)
  const body = await server.ask(verifyToken, { token: dora.token })
  expect(body.user).toMatchObject({ displayName: 'Dorothea' })
})

test('the subscription is what the record says', async () => {
  const payer = await server.signedIn('Payer', { subscription: 'paid' })
  expect(await server.ask(getSubscriptionStatus, {}, { as: payer })).toEqual({ subscription: 'paid' })
  expect(await server.ask(getSubscriptionStatus, {}, { as: ann })).toEqual({ subscription: 'none' })
})

test('an expired token changes nothing', async () => {
  const late = await startTestApp()
  const user = await late.signedIn()
  late.moveClock(16 * 60 * 1000)
  for (const [path, body] of [
    ['/user/update', { attr: 'bio', uid: user.uid, value: 'x' }],
    ['/user/delete-field', { attr: 'bio' }],
    ['/user/changePassword', { uid: user.uid, currentPassword: 'x', newPassword: 'correct horse' }],
    ['/user/signOutEverywhere', {}],
  ] as const) {
    expect((await late.call('POST', path, { as: user, body })).status).toBe(401)
  }
  await late.stop()
})
