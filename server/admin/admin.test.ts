import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/admin.ts'
import {
  getPerson,
  getSettings,
  listPeople,
  makePasswordLink,
  restoreProblem,
  setDisabled as setDisabledEndpoint,
  setGrant,
  withdrawProblem,
} from '#contract/admin.ts'
import * as audit from '#contract/audit.ts'
import { listAudit } from '#contract/audit.ts'
import { getIdToken, register, signIn as signInEndpoint } from '#contract/auth.ts'
import { addressOf, type Endpoint } from '#contract/endpoint.ts'
import * as messages from '#contract/messages.ts'
import { getProblem, updateVote } from '#contract/problems.ts'
import { getProfile } from '#contract/users.ts'
import { eraseAccount } from '../account/service.ts'
import { setDisabled, setRole } from '../auth/service.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import type { InputOf } from '../testing/ask.ts'
import { COUNT_TURNS } from '../testing/problems.ts'

let app: TestApp
let root: TestUser
beforeAll(async () => {
  app = await startTestApp({ config: { adminEmails: ['listed@example.org'] } })
  await app.seed()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.deps.db.updateTable('users').set({ role: 'user' }).execute()
  root = await app.signedIn('Root', { role: 'admin' })
})

const set = (as: TestUser, body: InputOf<typeof contract.setRole>) => app.send(contract.setRole, body, { as })
const roleOf = async (uid: string) => (await app.ask(getPerson, { uid }, { as: root })).role
const audited = async (uid: string) => (await app.ask(listAudit, { uid }, { as: root })).items.map((e) => e.action)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const adminOnly = [contract, audit, messages]
  .flatMap((part) => Object.values(part))
  .filter(isEndpoint)
  .filter(({ access }) => access === 'admin')

test.each(adminOnly)(
  '$method $path: 401 for visitors, 403 for people, before anything is looked at',
  async (endpoint) => {
    const path = addressOf(endpoint).replace(/:\w+/, 'anything')
    const ann = await app.signedIn('Ann')
    const body = endpoint.method === 'POST' ? { body: {} } : {}
    expect(await app.call(endpoint.method, path, { outside: true, ...body })).toMatchObject({ status: 401 })
    expect(await app.call(endpoint.method, path, { outside: true, as: ann, ...body })).toMatchObject({ status: 403 })
  },
)

test('people are found by a part of the name, by address and by uid, page by page', async () => {
  const people: TestUser[] = []
  for (let i = 0; i < 23; i++) people.push(await app.signedIn(`Quentin${i}`))
  const first = await app.send(listPeople, { q: 'QUENTIN' }, { as: root })
  expect(first.body.items).toHaveLength(20)
  const rest = await app.send(listPeople, { q: 'QUENTIN', cursor: first.body.nextCursor ?? undefined }, { as: root })
  expect(rest.body.nextCursor).toBeNull()
  const found = [...first.body.items, ...rest.body.items].map(({ uid }) => uid)
  expect(new Set(found)).toEqual(new Set(people.map(({ uid }) => uid)))

  const one = people[3] as TestUser
  for (const q of [one.uid, one.email]) {
    const { body } = await app.send(listPeople, { q }, { as: root })
    expect(body.items).toMatchObject([{ uid: one.uid, displayName: 'Quentin3', email: one.email, role: 'user' }])
  }
  for (const q of ['Q%n', 'Q_entin', '\\', 'nobody at all'])
    expect((await app.ask(listPeople, { q }, { as: root })).items).toEqual([])
  expect(await app.send(listPeople, { cursor: 'made-up' }, { as: root })).toMatchObject({ status: 400 })
  // The account that owns the library isn't listed.
  expect((await app.ask(listPeople, { q: 'library' }, { as: root })).items).toEqual([])
  expect(await app.send(getPerson, { uid: 'library' }, { as: root })).toMatchObject({ status: 404 })
})

test('a person made an administrator is one at once, and is none as soon as that is taken back; both are written down', async () => {
  const bob = await app.signedIn('Bob')
  expect(await app.send(listPeople, {}, { as: bob })).toMatchObject({ status: 403 })
  expect(await set(root, { uid: bob.uid, role: 'admin' })).toMatchObject({ status: 200, body: { role: 'admin' } })
  expect(await app.send(listPeople, {}, { as: bob })).toMatchObject({ status: 200 })
  expect(await set(root, { uid: bob.uid, role: 'user' })).toMatchObject({ status: 200, body: { role: 'user' } })
  expect(await app.send(listPeople, {}, { as: bob })).toMatchObject({ status: 403 })
  expect(await audited(bob.uid)).toEqual(['admin.revoked', 'admin.granted'])
})

test('the last administrator stays one; oneself takes a confirmation', async () => {
  expect(await set(root, { uid: root.uid, role: 'user', evenOneself: true })).toMatchObject({ status: 409 })
  expect(await roleOf(root.uid)).toBe('admin')
  const bob = await app.signedIn('Bob')
  await set(root, { uid: bob.uid, role: 'admin' })
  expect(await set(bob, { uid: bob.uid, role: 'user' })).toMatchObject({ status: 409 })
  expect(await set(bob, { uid: bob.uid, role: 'user', evenOneself: true })).toMatchObject({ status: 200 })
  expect(await app.ask(getPerson, { uid: root.uid }, { as: root })).toMatchObject({ isLastAdmin: true })
})

test('of two administrators who revoke, disable or erase at once one stays', async () => {
  for (let round = 0; round < 12; round++) {
    await app.deps.db.updateTable('users').set({ role: 'user' }).execute()
    const [ann, bob] = [await app.signedIn('Ann', { role: 'admin' }), await app.signedIn('Bob', { role: 'admin' })]
    const revoke = (actor: TestUser, { uid }: { uid: string }) =>
      setRole(app.deps, { uid, role: 'user', evenOneself: true, actor })
    const disable = (actor: TestUser, { uid }: TestUser) => setDisabled(app.deps, { uid, disabled: true, actor })
    const stepDown = (actor: TestUser) => revoke(actor, actor)
    const erase = ({ uid, sid, email, name: displayName }: TestUser) => {
      const caller = { uid, sid, email, displayName, iat: 0, role: 'admin', subscription: 'none' } as const
      return eraseAccount(app.deps, { caller, email, password: '' })
    }
    type Act = (actor: TestUser, other: TestUser) => Promise<unknown>
    const pairs: [Act, Act][] = [
      [revoke, revoke],
      [disable, disable],
      [erase, erase],
      [stepDown, erase],
    ]
    const [annActs, bobActs] = pairs[round % pairs.length] as [Act, Act]
    const done = await Promise.all(
      [annActs(ann, bob), bobActs(bob, ann)].map((act) => act.catch((error) => error.code as string)),
    )
    expect(done.filter((one) => one === 'forbidden' || one === 'conflict')).toHaveLength(1)
    const left = await app.deps.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabledAt', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  }
})

test('whoever is an administrator by a verified address remains one, and is not made one by that alone where it is not', async () => {
  const now = new Date().toISOString()
  const row = { name: 'Listed', email: 'listed@example.org', image: null, createdAt: now, updatedAt: now }
  await app.deps.db
    .insertInto('users')
    .values({ id: 'listed', emailVerified: 0, ...row })
    .execute()
  expect(await roleOf('listed')).toBe('user')
  await app.deps.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', 'listed').execute()
  const body = await app.ask(getPerson, { uid: 'listed' }, { as: root })
  expect(body).toMatchObject({ role: 'admin', roleBy: 'address', emailVerified: true, isLastAdmin: false })
  await set(root, { uid: 'listed', role: 'admin' })
  expect(await set(root, { uid: 'listed', role: 'user' })).toMatchObject({ status: 200, body: { role: 'admin' } })
  // Now that there is another administrator, root may give up the role.
  expect(await set(root, { uid: root.uid, role: 'user', evenOneself: true })).toMatchObject({ status: 200 })
  await app.deps.db.deleteFrom('users').where('id', '=', 'listed').execute()
})

test('a subscription that is given shows in their open tabs and ends when it is taken back', async () => {
  const ann = await app.signedIn('Ann')
  const socket = await app.connect(ann.token)
  const told: string[] = []
  socket.on('userChanged', ({ user }: { user: { subscription: string } }) => told.push(user.subscription))
  const give = (granted: boolean) => app.send(setGrant, { uid: ann.uid, granted }, { as: root })
  expect(await give(true)).toMatchObject({ status: 200, body: { subscription: 'paid' } })
  await expect.poll(() => told).toEqual(['paid'])
  expect(await app.ask(getPerson, { uid: ann.uid }, { as: root })).toMatchObject({
    ...{ subscription: 'paid', granted: true, plan: null, sessions: 1, topics: 0 },
    month: { calls: 0, unpriced: 0, usdMicros: 0 },
  })
  expect(await give(false)).toMatchObject({ status: 200, body: { subscription: 'none' } })
  expect(await audited(ann.uid)).toEqual(expect.arrayContaining(['subscription.ended', 'subscription.granted']))
  for (const path of ['set-grant', 'set-role'])
    expect(
      await app.call('POST', `/admin/users/${path}`, {
        as: root,
        body: { uid: 'nobody', granted: true, role: 'admin' },
      }),
    ).toMatchObject({ status: 404 })
})

test('a disabled person is out at once, token and socket, and cannot sign in until they are let in again', async () => {
  const account = { email: `eve-${crypto.randomUUID()}@example.org`, password: 'correct horse battery' }
  const { uid } = (await app.ask(register, { ...account, displayName: 'Eve' })).user
  const signIn = () => app.send(signInEndpoint, account)
  const { sessionToken } = (await signIn()).body
  const headers = { authorization: `Bearer ${sessionToken}` }
  const { token } = (await app.send(getIdToken, {}, { headers })).body
  const socket = await app.connect(token)
  const cut = new Promise((resolve) => socket.once('disconnect', resolve))
  const set = (disabled: boolean) => app.send(setDisabledEndpoint, { uid, disabled }, { as: root })
  expect(await set(true)).toMatchObject({ status: 200, body: { sessionsEnded: 1 } })
  await cut
  expect(await app.send(getProfile, {}, { as: { token } })).toMatchObject({ status: 401 })
  expect((await signIn()).status).toBeGreaterThanOrEqual(401)
  expect(await app.ask(getPerson, { uid }, { as: root })).toMatchObject({
    disabled: true,
    sessions: 0,
  })
  await set(false)
  expect(await signIn()).toMatchObject({ status: 200 })
  expect(await audited(uid)).toEqual(expect.arrayContaining(['account.enabled', 'account.disabled']))
  const self = { uid: root.uid, disabled: true }
  expect(await app.send(setDisabledEndpoint, self, { as: root })).toMatchObject({ status: 409 })

  const link = await app.send(makePasswordLink, { uid }, { as: root })
  expect(link).toMatchObject({
    status: 200,
    body: { path: expect.stringMatching(/^\//), expiresAt: expect.any(Number) },
  })
  expect(await audited(uid)).toContain('account.linkMade')
})

test('a problem is withdrawn for learners and brought back; the library does not undo it', async () => {
  const ann = await app.signedIn('Ann')
  const open = () => app.send(getProblem, { id: COUNT_TURNS.slug }, { as: ann })
  const { id } = (await open()).body
  const listed = async (view: string) =>
    (await app.call('GET', `/admin/problems?view=${view}`, { as: root })).body.items.map((p: { id: string }) => p.id)
  await app.send(updateVote, { slug: COUNT_TURNS.slug, action: 'down' }, { as: ann })
  expect(await listed('disliked')).toEqual([id])
  expect(await listed('withdrawn')).toEqual([])
  expect(await app.send(withdrawProblem, { id }, { as: root })).toMatchObject({ status: 200 })
  expect(await open()).toMatchObject({ status: 404 })
  expect(await listed('withdrawn')).toEqual([id])
  expect(await listed('disliked')).toEqual([])
  await app.seed()
  expect(await open()).toMatchObject({ status: 404 })
  await app.send(restoreProblem, { id }, { as: root })
  expect(await open()).toMatchObject({ status: 200 })
  expect(await audited(root.uid)).toEqual(['problem.restored', 'problem.withdrawn'])
  expect(await app.send(withdrawProblem, { id: 'none' }, { as: root })).toMatchObject({
    status: 404,
  })
})

test('settings are told in words, and of secrets nothing', async () => {
  const secrets = {
    secretKey: 'sk_test_sentinel',
    webhookSecret: 'whsec_sentinel',
    smtp: 'smtp://user:sentinel-password@127.0.0.1:1',
    key: 'sentinel-model-key',
  }
  const named = { provider: 'openai', model: 'gpt-x' } as const
  const configured = await startTestApp({
    config: {
      payments: {
        ...{ secretKey: secrets.secretKey, webhookSecret: secrets.webhookSecret },
        ...{ priceIds: ['price_1'], apiBase: 'http://127.0.0.1:1', graceMs: 0 },
      },
      mail: { smtpUrl: secrets.smtp, from: 'lyceum@example.org' },
      models: {
        ...{ writer: named, checker: named, topicsADay: { none: 5, paid: 50 } },
        ...{ keys: { openai: secrets.key, anthropic: undefined, google: undefined, compatible: undefined } },
        ...{ baseUrl: undefined, pricesFile: undefined, budgetUsdADay: 2 },
      },
    },
  })
  const boss = await configured.signedIn('Boss', { role: 'admin' })
  const { status, text, body } = await configured.send(getSettings, {}, { as: boss })
  expect(status).toBe(200)
  expect(text).not.toMatch(/sentinel|a-secret-for-tests/)
  const items = new Map(
    body.groups.flatMap(({ items }: { items: { name: string; value: string }[] }) =>
      items.map(({ name, value }) => [name, value]),
    ),
  )
  expect(items.get('SMTP_URL')).toBe('set')
  expect(items.get('Key for openai')).toBe('set')
  expect(items.get('Key for google')).toBe('not set')
  expect(items.get('Budget')).toBe('$2 a day')
  expect(items.get('Database')).toMatch(/^(SQLite|PostgreSQL) \d/)
  expect(body.findings[0]).toMatchObject({ state: 'ok', what: expect.stringMatching(/^Node /) })
  await configured.stop()
})
