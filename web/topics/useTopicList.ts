import { useInfiniteQuery } from '@tanstack/react-query'
import { listPublicRecentTopics, listRecentTopics, listTopics, type TopicSummary } from '#contract/catalog.ts'
import { call } from '../api.ts'
import { useOwnOrPublic } from '../ownOrPublic.ts'
import { useSession } from '../session.ts'

export type TopicList = {
  /** Null while nothing is known. */
  topics: TopicSummary[] | null
  /** Whether this is the reader's own list, or still what a visitor sees. */
  isOwn: boolean
  failure: { message: string; retry: () => void } | null
  /** Null where there are no more. */
  more: { load: () => void; isLoading: boolean } | null
}

/** A visitor's newest public topics; a reader's whole list page by page, the newest at once. */
export function useTopicList(): TopicList {
  const signedIn = useSession().state === 'signedIn'
  const recent = useOwnOrPublic({ own: listRecentTopics, visitor: listPublicRecentTopics }, {})
  const pages = useInfiniteQuery({
    queryKey: [listTopics.path, 'pages'],
    meta: { personal: true },
    queryFn: ({ pageParam, signal }) => call(listTopics, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor,
    enabled: signedIn,
  })

  const firsts = recent.state === 'ready' ? recent.data.items : null
  if (!signedIn) {
    const failure = recent.state === 'failed' ? { message: recent.message, retry: recent.retry } : null
    return { topics: firsts, isOwn: false, failure, more: null }
  }
  const { error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages
  const retry = () => void (pages.isFetchNextPageError ? fetchNextPage() : refetch())
  return {
    topics: pages.data ? pages.data.pages.flatMap((page) => page?.items ?? []) : firsts,
    isOwn: pages.data !== undefined,
    failure: error && !isFetching ? { message: error.message, retry } : null,
    more: hasNextPage ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage } : null,
  }
}
