import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listReports } from '#contract/reports.ts'
import { call } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ReportRow } from './ReportRow.tsx'
import './reports.css'

export function OpenReports() {
  const pages = useInfiniteQuery({
    queryKey: [listReports.path],
    meta: { personal: true },
    queryFn: ({ pageParam, signal }) => call(listReports, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor,
  })
  const [closed, setClosed] = useState<string[]>([])
  const status = useRef<HTMLParagraphElement>(null)
  const { error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages
  const retry = () => void (pages.isFetchNextPageError ? fetchNextPage() : refetch())

  const failure = error && !isFetching && (
    <Notice kind="error" actions={<Button onClick={retry}>Retry</Button>}>
      {error.message}
    </Notice>
  )
  if (!pages.data) return failure || <Skeleton lines={9} label="Loading reports" />
  const reports = pages.data.pages.flatMap((page) => page?.items ?? []).filter(({ id }) => !closed.includes(id))
  return (
    <>
      {/* Gets the focus when the row that had it is gone. */}
      <p ref={status} role="status" tabIndex={-1} className="muted small outline-none">
        {closed.length > 0 && `${closed.length} closed.`}
      </p>
      {reports.length > 0 && (
        <ul className="rows admin-list">
          {reports.map((report) => (
            <ReportRow
              key={report.id}
              report={report}
              onClosed={() => {
                setClosed([...closed, report.id])
                status.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {reports.length === 0 && !hasNextPage && (
        <EmptyState title="Nothing is open.">
          <p>A report that somebody sends stands here until you close it.</p>
        </EmptyState>
      )}
      {failure}
      {hasNextPage && (
        <p className="actions">
          <Button onClick={() => void fetchNextPage()} aria-disabled={isFetchingNextPage || undefined}>
            {isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
        </p>
      )}
    </>
  )
}
