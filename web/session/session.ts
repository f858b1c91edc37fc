import type { User } from '#contract/auth.ts'
import { call } from '../api/api.ts'
import { remember } from '../preferences/cookie.ts'
import { createStore, useStore } from '../ui/store.ts'
import type { SessionLife } from './sessionLife.ts'

/** Where the session token is kept. */
export const SESSION_KEY = 'lyceum.session'

export type Session =
  | { state: 'loading' }
  | { state: 'signedOut'; notice?: string }
  | { state: 'signedIn'; user: User }
  | { state: 'serverDown' }

const store = createStore<Session>({ state: 'loading' })
const storage = storageOrMemory()
const leaving = new Set<() => void>()
let life: Promise<SessionLife> | undefined

/** Loaded when there is a session or somebody asks for one: most readers of public pages have none. */
function alive() {
  life ??= import('./sessionLife.ts').then(({ createSession }) =>
    createSession({
      store,
      call,
      storage,
      now: Date.now,
      remember,
      onEnd: () => {
        for (const listener of leaving) listener()
      },
    }),
  )
  life.catch(() => {
    life = undefined
  })
  return life
}

/** The session of this tab. Failures of signIn and register are CallErrors to be shown in their form. */
export const session = {
  store,
  async start() {
    if (!storage.getItem(SESSION_KEY)) return store.set({ state: 'signedOut' })
    try {
      await (await alive()).start()
    } catch {
      store.set({ state: 'serverDown' })
    }
  },
  signIn: async (credentials: { email: string; password: string; code?: string }) =>
    (await alive()).signIn(credentials),
  /** Makes the account, then signs in. */
  register: async (account: { email: string; password: string; displayName: string }) =>
    (await alive()).register(account),
  /** Go to `/` first, so that no page that needs a session is left standing. */
  signOut: async () => (await alive()).signOut(),
  /** Tries again at once after 'server down'. */
  retry: () => session.start(),
  /** After a call that changed the signed-in person. */
  setUser: async (user: User) => (await alive()).setUser(user),
  /** A fresh ID token, or null if nobody is signed in. */
  idToken: async () => (storage.getItem(SESSION_KEY) ? (await alive()).idToken() : null),
  renew: async () => (await alive()).renew(),
  /** Another tab signed in or out. */
  async follow(event: StorageEvent) {
    if (event.key === SESSION_KEY) await (await alive()).follow(event)
  },
  /** Called when a session ends: what belonged to its person has to go. */
  onEnd(listener: () => void) {
    leaving.add(listener)
  },
  /** Resolves once it is known whether somebody is signed in. */
  settled: (): Promise<Session> =>
    new Promise((resolve) => {
      const look = () => {
        if (store.get().state === 'loading') return
        unsubscribe()
        resolve(store.get())
      }
      const unsubscribe = store.subscribe(look)
      look()
    }),
}

const asVisitor: Session = { state: 'signedOut' }

/** The client's state of sign-in. Pages are rendered on the server as a visitor sees them. */
export const useSession = (): Session => useStore(store, asVisitor)

/** Storage may be switched off; then a session lasts as long as the page. */
function storageOrMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    if (typeof localStorage !== 'undefined') return localStorage
  } catch {}
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
