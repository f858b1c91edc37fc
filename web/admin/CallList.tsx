import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CostSummary, listUsage, type UsageFilter } from '#contract/usage.ts'
import { call } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CallFilters } from './CallFilters.tsx'
import { CallRow } from './CallRow.tsx'
import { SaveCsv } from './SaveCsv.tsx'

/** The ledger, call by call. */
export function CallList({ summary }: { summary: CostSummary }) {
  const [filter, setFilter] = useState<UsageFilter>({})
  const pages = useInfiniteQuery({
    queryKey: [listUsage.path, filter],
    meta: { personal: true },
    queryFn: ({ pageParam, signal }) =>
      call(listUsage, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor,
  })
  const { error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages
  const retry = () => void (pages.isFetchNextPageError ? fetchNextPage() : refetch())
  const calls = pages.data?.pages.flatMap((page) => page?.items ?? [])
  return (
    <section aria-labelledby="usage-calls" className="usage-part">
      <h2 id="usage-calls">Every call</h2>
      <CallFilters summary={summary} filter={filter} onChange={(part) => setFilter({ ...filter, ...part })} />
      <SaveCsv filter={filter} />
      {error && !isFetching && (
        <Notice kind="error" actions={<Button onClick={retry}>Retry</Button>}>
          {error.message}
        </Notice>
      )}
      {!calls && !error && <Skeleton lines={6} label="Loading calls" />}
      {calls?.length === 0 && <p className="muted mt-4">There is no such call.</p>}
      {calls && calls.length > 0 && (
        <section className="usage-scroll" aria-label="Calls, the newest first" tabIndex={0}>
          <table className="usage-table usage-calls">
            <thead>
              <tr>
                <th scope="col">Time (UTC)</th>
                <th scope="col">Person</th>
                <th scope="col">For</th>
                <th scope="col">Model</th>
                <th scope="col">Outcome</th>
                <th scope="col">Tokens in</th>
                <th scope="col">Tokens out</th>
                <th scope="col">Cost</th>
              </tr>
            </thead>
            <tbody>
              {calls.map((row) => (
                <CallRow key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {hasNextPage && (
        <p className="actions">
          <Button onClick={() => void fetchNextPage()} aria-disabled={isFetchingNextPage || undefined}>
            {isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
        </p>
      )}
    </section>
  )
}
