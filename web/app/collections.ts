import type { QueryClient } from '@tanstack/react-query'
import { getSubjects, getUserProgress } from '#contract/collections.ts'
import { query } from '../api/api.ts'

/** Loads ahead, once after sign-in, what pages show beside their own. It is kept as long as the session. */
export const loadCollections = (queryClient: QueryClient, uid: string) =>
  Promise.all([
    queryClient.prefetchQuery({ ...query(getSubjects, {}), gcTime: Infinity }),
    queryClient.prefetchQuery({ ...query(getUserProgress, { uid }), gcTime: Infinity }),
  ])
