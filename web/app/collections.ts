import type { QueryClient } from '@tanstack/react-query'
import { getSubjects, getUserProgress } from '#contract/collections.ts'
import { query } from '../api/api.ts'

/** Prefetches data shared by many pages, once after sign-in, and caches it for the whole session. */
export const loadCollections = (queryClient: QueryClient, uid: string) =>
  Promise.all([
    queryClient.prefetchQuery({ ...query(getSubjects, {}), gcTime: Infinity }),
    queryClient.prefetchQuery({ ...query(getUserProgress, { uid }), gcTime: Infinity }),
  ])
