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
import { createQueryClient } from '../app/queryClient.ts'
import { readRemembered } from '../preferences/cookie.ts'
import { RememberedContext } from '../session/remembered.ts'
import { session } from '../session/session.ts'
import { Gallery, isPart } from './Gallery.tsx'
import type { Specimens } from './specimens.ts'

/** No server is asked: hints are at hand, and whatever else is asked for stays on its way. */
function answer(specimens: Specimens, path: string, body: unknown): Promise<Response> {
  const { questionId, step } = (typeof body === 'string' ? JSON.parse(body) : {}) as {
    questionId?: string
    step?: number
  }
  const asked = specimens.questions.find(({ question }) => question.id === questionId)
  const hint = path.endsWith('/quizzes/hint') && asked?.hints.find((one) => one.step === step)
  return hint ? Promise.resolve(Response.json(hint)) : new Promise(() => {})
}

/** Links lead nowhere: each address shows the gallery again. */
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
    fetch: (path, init) => answer(specimens, path, init.body),
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
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <RememberedContext value={readRemembered(document.cookie)}>
        <RouterProvider router={routerOf(() => <Gallery part={part} specimens={specimens} />)} />
      </RememberedContext>
    </QueryClientProvider>,
  )
}
