import { useState } from 'react'
import { type SearchResult, searchCatalog, searchPublicCatalog } from '#contract/search.ts'
import { call } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { type Found, useOwnOrPublic } from '../api/ownOrPublic.ts'
import { useSession } from '../session/session.ts'

export const twins = { own: searchCatalog, visitor: searchPublicCatalog }

type Page = { items: SearchResult[]; nextCursor: string | null }
type Further = Page & { first: Page }
type Loading = { state: 'idle' } | { state: 'loading' } | { state: 'failed'; message: string }

/** The first page of search results, and further pages on request. */
export function useResults(q: string): Found<Page> & { loading: Loading; loadMore: () => void } {
  const signedIn = useSession().state === 'signedIn'
  const found = useOwnOrPublic(twins, { q })
  const first = found.state === 'ready' ? found.data : null
  const [further, setFurther] = useState<Further | null>(null)
  const [loading, setLoading] = useState<Loading>({ state: 'idle' })
  // Further pages are dropped when the first page changes, for example from the visitors' results to the reader's own.
  const rest = further && further.first === first ? further : null
  const cursor = rest ? rest.nextCursor : first?.nextCursor

  async function loadMore() {
    if (!first || !cursor || loading.state === 'loading') return
    setLoading({ state: 'loading' })
    try {
      const page = await call<typeof twins.own | typeof twins.visitor>(signedIn ? twins.own : twins.visitor, {
        q,
        cursor,
      })
      if (page) setFurther({ first, items: [...(rest?.items ?? []), ...page.items], nextCursor: page.nextCursor })
      setLoading({ state: 'idle' })
    } catch (error) {
      setLoading({ state: 'failed', message: sentenceOf(error) })
    }
  }

  const actions = { loading, loadMore: () => void loadMore() }
  if (found.state !== 'ready') return { ...found, ...actions }
  const items = [...found.data.items, ...(rest?.items ?? [])]
  return { ...found, data: { items, nextCursor: cursor ?? null }, ...actions }
}
