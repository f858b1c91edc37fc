import type { QueryClient } from '@tanstack/react-query'
import { loadJobWith } from '../generation/generation.ts'
import { session } from '../session/session.ts'
import type { AppRouter } from './router.tsx'

type Joined = { router: AppRouter; queryClient: QueryClient }

let joined: Joined | undefined

/** The router and the cache of this tab, for what lives outside React. */
export function app(): Joined {
  if (!joined) throw new Error('connect() comes first')
  return joined
}

export function join(router: AppRouter, queryClient: QueryClient) {
  joined = { router, queryClient }
}

/** Joins what lives outside React: session, cache, address and, once somebody is signed in, the socket. */
export function connect(router: AppRouter, queryClient: QueryClient) {
  join(router, queryClient)
  loadJobWith(() => import('./realtime.ts'))
  // What everyone may read stays, so that nothing on the page blinks.
  session.onEnd(() => queryClient.removeQueries({ predicate: ({ meta }) => meta?.personal === true }))
  addEventListener('storage', (event) => void session.follow(event))
  addEventListener('online', () => session.store.get().state === 'serverDown' && void session.retry())

  whenIdle(async () => (await import('./keyboard.ts')).listenToKeys())

  let live = false
  session.store.subscribe(() => {
    const { state } = session.store.get()
    // For the style sheet: what only visitors need to see is hidden by it from the first paint on.
    if (state === 'signedIn' || state === 'serverDown') document.documentElement.dataset.session = ''
    if (state === 'signedOut') delete document.documentElement.dataset.session
    if (live || state !== 'signedIn') return
    live = true
    whenIdle(async () => {
      const { follow, socket } = await import('./realtime.ts')
      session.onEnd(() => socket.disconnect())
      session.store.subscribe(follow)
      follow()
      // At hand by the time somebody asks for a topic, also when the connection is gone by then.
      await import('./Overlay.tsx')
    })
  })
}

function whenIdle(act: () => Promise<void>) {
  const start = () => void act().catch((error) => console.error(error))
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 4_000 })
  else setTimeout(start, 500)
}
