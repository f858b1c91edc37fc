import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './styles.css'
import { about, configure } from './api/api.ts'
import { App } from './app/App.tsx'
import { connect } from './app/connect.ts'
import { metaOf } from './app/head.ts'
import { createQueryClient } from './app/queryClient.ts'
import { createAppRouter } from './app/router.tsx'
import { readRemembered } from './preferences/cookie.ts'
import { session } from './session/session.ts'

/** The state that the server embedded in the page: its HTTP status and the query cache. */
type State = { status: number; queries: [readonly unknown[], unknown][] }

// In a function, because a top-level await would deadlock with lazy pages that import from this file's chunk.
async function start(root: HTMLElement, state: State) {
  const queryClient = createQueryClient()
  for (const [key, data] of state.queries) queryClient.setQueryData(key, data)

  const router = createAppRouter(queryClient)
  // Makes the first render match the server's, which has no boundary around the whole app.
  router.ssr = { manifest: undefined }
  configure({
    fetch: (path, init) => fetch(path, init),
    idToken: session.idToken,
    renew: session.renew,
    here: () => location.pathname + location.search,
    navigate: (to) => void router.navigate({ href: to }),
    explain: (notice) => session.store.set({ state: 'signedOut', notice }),
    changed: (subjects) => void queryClient.invalidateQueries({ predicate: about(...subjects) }),
  })
  connect(router, queryClient)
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    document.title = metaOf(router.stores.matches.get()).title
    // The link that had the focus left with the old page, so move the focus to the start of the new one.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  })

  await router.load()
  const app = <App router={router} queryClient={queryClient} remembered={readRemembered(document.cookie)} />
  startTransition(() => {
    // After a server error, there's no useful HTML to hydrate, but the page may render successfully here.
    if (state.status >= 500) createRoot(root).render(app)
    else hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) })
  })
  void session.start()
}

const root = document.getElementById('root')
const state = document.getElementById('state')?.textContent
if (root && state) void start(root, JSON.parse(state))
