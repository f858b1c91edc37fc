import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Call, createCall } from '../api/api.ts'
import { createStore } from '../ui/store.ts'
import { SESSION_KEY, type Session } from './session.ts'
import { createSession } from './sessionLife.ts'

const user = { uid: 'u', email: 'a@b.c', displayName: 'Ada', subscription: 'paid', role: 'user' }
const LIFETIME_S = 900

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tokenOf = (n: number) => {
  const payload = btoa(JSON.stringify({ iat: 1_000, exp: 1_000 + LIFETIME_S, n }))
  return `h.${payload.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}.s`
}

/** A tab with its storage, and a fake server with an answer for each path. */
function tab({ sessionToken }: { sessionToken?: string } = {}) {
  const kept = new Map<string, string>(sessionToken ? [[SESSION_KEY, sessionToken]] : [])
  const calls: { path: string; bearer: string | undefined }[] = []
  const answers: Record<string, () => Response> = {
    '/server/auth/token': () => Response.json({ token: tokenOf(calls.length) }),
    '/server/auth/verifyToken': () => Response.json({ user }),
    '/server/auth/sign-in/email': () => Response.json({ sessionToken: 'new' }),
    '/server/register': () => Response.json({ user }, { status: 201 }),
    '/server/auth/sign-out': () => Response.json({ success: true }),
  }
  const call: Call = createCall({
    async fetch(path, { headers }) {
      calls.push({ path, bearer: (headers as Record<string, string>).authorization?.replace('Bearer ', '') })
      return (answers[path] ?? (() => new Response(null, { status: 404 })))()
    },
    idToken: async () => null,
    renew: async () => null,
    here: () => '/',
    navigate: () => {},
  })
  const store = createStore<Session>({ state: 'loading' })
  const ended = vi.fn()
  const remembered: unknown[] = []
  const life = createSession({
    store,
    call,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    now: Date.now,
    remember: (part) => void remembered.push(part),
    onEnd: ended,
  })
  const paths = () => calls.map(({ path }) => path.replace('/server/auth/', ''))
  return { life, store, kept, calls, answers, ended, remembered, paths }
}

const fails = (status: number) => () => Response.json({ code: 'x', message: 'x' }, { status })
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

test('a kept session is verified by the server and signed in', async () => {
  const { life, store, calls, remembered } = tab({ sessionToken: 's' })
  await life.start()
  expect(store.get()).toEqual({ state: 'signedIn', user })
  expect(calls[0]).toEqual({ path: '/server/auth/token', bearer: 's' })
  expect(remembered).toEqual([{ subscriber: true }])
})

test('a token that the server does not verify ends the session, also at the provider', async () => {
  const { life, store, kept, calls, answers, ended } = tab({ sessionToken: 's' })
  answers['/server/auth/verifyToken'] = fails(401)
  await life.start()
  expect(store.get()).toEqual({ state: 'signedOut', notice: 'Failed to verify token with the backend' })
  expect(kept.size).toBe(0)
  expect(calls.at(-1)).toEqual({ path: '/server/auth/sign-out', bearer: 's' })
  expect(ended).toHaveBeenCalled()
})

test('a session token that buys no ID token is refused in the same way', async () => {
  const { life, store, answers } = tab({ sessionToken: 's' })
  answers['/server/auth/token'] = fails(401)
  await life.start()
  expect(store.get()).toMatchObject({ notice: 'Failed to verify token with the backend' })
})

test.each(
  (
    [
      ['no answer', unreachable],
      ['an answer that breaks off', () => new Response('{"tok')],
      ['429', fails(429)],
      ['500', fails(500)],
      ['503', fails(503)],
    ] as const
  ).flatMap(([name, answer]) =>
    ['/server/auth/token', '/server/auth/verifyToken'].map((path) => ({ name, path, answer })),
  ),
)('$name at $path is server down, without sign-out, and is tried again later', async ({ path, answer }) => {
  const { life, store, kept, answers, paths } = tab({ sessionToken: 's' })
  const good = answers[path]
  answers[path] = answer
  await life.start()
  expect(store.get()).toEqual({ state: 'serverDown' })
  expect(kept.get(SESSION_KEY)).toBe('s')
  expect(paths()).not.toContain('sign-out')

  await vi.advanceTimersByTimeAsync(2_000)
  expect(store.get()).toEqual({ state: 'serverDown' })
  if (good) answers[path] = good
  await vi.advanceTimersByTimeAsync(4_000)
  expect(store.get()).toEqual({ state: 'signedIn', user })
})

test('the ID token is renewed a minute before it expires', async () => {
  const { life, paths } = tab({ sessionToken: 's' })
  await life.start()
  const first = await life.idToken()
  await vi.advanceTimersByTimeAsync((LIFETIME_S - 61) * 1_000)
  expect(await life.idToken()).toBe(first)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(paths().filter((path) => path === 'token')).toHaveLength(2)
  expect(await life.idToken()).not.toBe(first)
})

test('many calls at once share one renewal', async () => {
  const { life, paths } = tab({ sessionToken: 's' })
  await Promise.all([life.idToken(), life.idToken(), life.renew()])
  expect(paths()).toEqual(['token'])
})

test('signing in keeps the session token and verifies it', async () => {
  const { life, store, kept, paths } = tab()
  await life.signIn({ email: 'a@b.c', password: 'p' })
  expect(kept.get(SESSION_KEY)).toBe('new')
  expect(store.get()).toEqual({ state: 'signedIn', user })
  expect(paths()).toEqual(['sign-in/email', 'token', 'verifyToken'])
})

test('a wrong password is told to the form, and nobody is signed out', async () => {
  const { life, answers, ended } = tab()
  answers['/server/auth/sign-in/email'] = fails(401)
  await expect(life.signIn({ email: 'a@b.c', password: 'p' })).rejects.toThrow('Error signing in: x')
  expect(ended).not.toHaveBeenCalled()
})

test('registering signs in with the new account', async () => {
  const { life, store, paths } = tab()
  await life.register({ email: 'a@b.c', password: 'long enough', displayName: 'Ada' })
  expect(paths()[0]).toBe('/server/register')
  expect(store.get()).toMatchObject({ state: 'signedIn' })
})

test('signing out clears at once and ends the session at the provider', async () => {
  const { life, store, kept, ended, remembered, paths } = tab({ sessionToken: 's' })
  await life.start()
  const done = life.signOut()
  expect(store.get()).toEqual({ state: 'signedOut' })
  expect(kept.size).toBe(0)
  expect(ended).toHaveBeenCalledOnce()
  await done
  expect(paths()).toContain('sign-out')
  expect(remembered.at(-1)).toEqual({ subscriber: false })
})

test('a sign-out while the session is being verified wins', async () => {
  const { life, store } = tab({ sessionToken: 's' })
  const verifying = life.start()
  await life.signOut()
  await verifying
  expect(store.get()).toEqual({ state: 'signedOut' })
})

test('another tab that signs out or in is followed', async () => {
  const { life, store, kept } = tab({ sessionToken: 's' })
  await life.start()
  kept.delete(SESSION_KEY)
  await life.follow({ key: SESSION_KEY, oldValue: 's', newValue: null })
  expect(store.get()).toEqual({ state: 'signedOut' })
  kept.set(SESSION_KEY, 't')
  await life.follow({ key: SESSION_KEY, oldValue: null, newValue: 't' })
  expect(store.get()).toEqual({ state: 'signedIn', user })
})
