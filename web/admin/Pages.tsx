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
  /** With another it is another list. */
  filter?: unknown
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item> | null>
  /** Read out while it loads. */
  loading: string
  /** Said where there is nothing. */
  empty: { title: string; text?: string }
  /** As wide as the page: tables. */
  wide?: boolean
  children: (items: Item[]) => ReactNode
}

/** A list that comes page by page, with what is to be said while it loads, where it is empty, and where it fails. */
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
