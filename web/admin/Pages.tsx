import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { loadingMore } from '#words/admin.shared.ts'
import { loadMore, retry } from '#words/common.ts'
import { keptAs } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type Page<Item> = { items: Item[]; nextCursor: string | null }

type Props<Item> = {
  endpoint: Endpoint
  /** Part of the query key, so each filter has its own list in the cache. */
  filter?: unknown
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item> | null>
  /** Label of the loading skeleton for screen readers. */
  loading: string
  /** Shown if the list is empty. */
  empty: { title: string; text?: string }
  /** Uses the full width of the page, for tables. */
  wide?: boolean
  children: (items: Item[]) => ReactNode
}

/** A paginated list with its loading, empty and error states. */
export function Pages<Item>({ endpoint, filter, load, loading, empty, wide, children }: Props<Item>) {
  const pages = useInfiniteQuery({
    queryKey: [endpoint.path, filter],
    meta: keptAs(endpoint),
    queryFn: ({ pageParam, signal }) => load(pageParam || undefined, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor,
  })
  const { error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages
  const again = () => void (pages.isFetchNextPageError ? fetchNextPage() : refetch())
  const failure = error && !isFetching && (
    <Notice kind="error" actions={<Button onClick={again}>{retry}</Button>}>
      {sentenceOf(error)}
    </Notice>
  )
  if (!pages.data) return failure || <Skeleton lines={9} label={loading} />
  const items = pages.data.pages.flatMap((page) => page?.items ?? [])
  return (
    <div className={wide ? undefined : 'admin-list'}>
      {items.length > 0 ? (
        children(items)
      ) : (
        <EmptyState title={empty.title}>{empty.text && <p>{empty.text}</p>}</EmptyState>
      )}
      {failure}
      {hasNextPage && (
        <p className="actions">
          <Button onClick={() => void fetchNextPage()} aria-disabled={isFetchingNextPage || undefined}>
            {isFetchingNextPage ? loadingMore : loadMore}
          </Button>
        </p>
      )}
    </div>
  )
}
