import { createMemoryHistory } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { configureQueries, createCall } from './api/api.ts'
import { App } from './app/App.tsx'
import { headTags } from './app/head.ts'
import { createQueryClient } from './app/queryClient.ts'
import { createAppRouter } from './app/router.tsx'
import { readRemembered } from './preferences/cookie.ts'
import { readingWords, readSettings } from './preferences/readingSettings.ts'
import type { Rendered, RenderRequest } from './rendered.ts'

/** Renders one page as a visitor sees it. */
export async function render({ url, cookie, callServer }: RenderRequest): Promise<Rendered> {
  const remembered = readRemembered(cookie)
  const queryClient = createQueryClient()
  configureQueries(
    queryClient,
    createCall({
      async fetch(path, init) {
        const { status, body } = await callServer(init.method ?? 'GET', path)
        return new Response(body, { status })
      },
      idToken: async () => null,
      renew: async () => null,
      here: () => url,
      navigate: () => {},
    }),
  )
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [withoutTrailingSlash(url)] }))
  await router.load()
  const { pathname, publicHref } = router.latestLocation
  const canonical = router.buildLocation({ to: pathname, search: true, params: true, hash: true }).publicHref
  // The router stops loading if the address isn't canonical, so redirect to the canonical one.
  if (publicHref !== canonical) return { status: 301, location: canonical }

  const matches = router.stores.matches.get()
  const failed = matches.some((match) => match.status === 'error')
  const missing = matches.some((match) => match.loaderData === null)
  const html = renderToString(<App router={router} queryClient={queryClient} remembered={remembered} />)
  const known = queryClient.getQueryCache().getAll()
  const status = failed ? 500 : missing || getSsrStatus(router) === 404 ? 404 : 200
  const rendered: Rendered = {
    status,
    head: headTags(matches),
    html,
    state: JSON.stringify({
      status,
      queries: known.filter((q) => q.state.status === 'success').map((q) => [q.queryKey, q.state.data]),
    }),
    theme: remembered.theme,
    reading: readingWords(readSettings(cookie)),
    pages: matches.flatMap((match) => match.staticData.page ?? []),
  }
  queryClient.clear()
  return rendered
}

function withoutTrailingSlash(url: string) {
  const query = url.indexOf('?')
  const end = query < 0 ? url.length : query
  let kept = end
  // The root path keeps its slash.
  while (kept > 1 && url[kept - 1] === '/') kept -= 1
  return url.slice(0, kept) + url.slice(end)
}
