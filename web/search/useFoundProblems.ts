import type { QueryClient } from '@tanstack/react-query'
import { listProblems, listPublicProblems, PROBLEM_WORDS_MAX_LENGTH, type ProblemSummary } from '#contract/problems.ts'
import { type Found, ownOrPublicQuery, useOwnOrPublic } from '../api/ownOrPublic.ts'

const twins = { own: listProblems, visitor: listPublicProblems }
const SHOWN = 5

const askedOf = (q: string) => ({ q: q.slice(0, PROBLEM_WORDS_MAX_LENGTH) })

/** Route loader: prefetches the problems that match the search. */
export const loadFoundProblems = (queryClient: QueryClient, q: string) =>
  queryClient.prefetchQuery(ownOrPublicQuery(twins, askedOf(q)))

/** The newest problems whose title or skills contain the words, and whether there are more. */
export function useFoundProblems(q: string): Found<{ problems: ProblemSummary[]; hasMore: boolean }> {
  const found = useOwnOrPublic(twins, askedOf(q))
  if (found.state !== 'ready') return found
  const { items, nextCursor } = found.data
  const problems = items.slice(0, SHOWN)
  return { ...found, data: { problems, hasMore: nextCursor !== null || items.length > SHOWN } }
}
