import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RegisteredRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import '../styles.css'
import { configure } from '../api/api.ts'
import { join } from '../app/connect.ts'
import { createQueryClient } from '../app/queryClient.ts'
import { readRemembered } from '../preferences/cookie.ts'
import { RememberedContext } from '../session/remembered.ts'
import { session } from '../session/session.ts'
import { Gallery, isPart } from './Gallery.tsx'
import { createServer } from './server.ts'
import type { Specimens } from './specimens.ts'

/** A router that shows the gallery at every URL, so that links have no effect. */
function routerOf(show: () => React.ReactNode) {
  const root = createRootRoute({ component: show })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' })
  const history = createMemoryHistory({ initialEntries: ['/dev/gallery'] })
  return createRouter({ routeTree: root.addChildren([anywhere]), history }) as unknown as RegisteredRouter
}

const root = document.getElementById('root')
const given = document.getElementById('specimens')?.textContent
if (root && given) {
  const specimens: Specimens = JSON.parse(given)
  configure({
    fetch: createServer(specimens),
    idToken: async () => 'of nobody',
    renew: async () => null,
    here: () => '/dev/gallery',
    navigate: () => {},
  })
  const user = { uid: 'ann', email: 'ann@example.org', displayName: 'Ann', subscription: 'none', role: 'user' } as const
  session.store.set({ state: 'signedIn', user })
  document.documentElement.dataset.session = ''
  const name = location.pathname.split('/')[3] ?? ''
  const part = isPart(name) ? name : 'components'
  const queryClient = createQueryClient()
  const router = routerOf(() => <Gallery part={part} specimens={specimens} />)
  join(router, queryClient)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RememberedContext value={readRemembered(document.cookie)}>
        <RouterProvider router={router} />
      </RememberedContext>
    </QueryClientProvider>,
  )
}
