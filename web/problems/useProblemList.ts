import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { type Difficulty, listProblems, listPublicProblems, type ProblemState } from '#contract/problems.ts'
import { call, keptAs, query } from '../api/api.ts'
import { languageTitles } from '../code/languages.ts'
import { useSession } from '../session/session.ts'
import { difficultyLabels, stateLabels } from './problemLabels.ts'

export type ProblemSearch = { difficulty?: string; language?: string; state?: string; q?: string }
type ProblemFilter = Omit<z.input<typeof listProblems.input>, 'cursor'>

/** Converts search parameters to a filter, ignoring invalid values. */
function askedOf({ difficulty, language, state, q }: ProblemSearch): ProblemFilter {
  return {
    ...(isOne<Difficulty>(difficultyLabels, difficulty) && { difficulty }),
    ...(isOne<keyof typeof languageTitles>(languageTitles, language) && { language }),
    ...(isOne<ProblemState>(stateLabels, state) && { state }),
    ...(q?.trim() && { q: q.trim() }),
  }
}
const isOne = <Value extends string>(labels: Record<Value, string>, value: string | undefined): value is Value =>
  value !== undefined && Object.hasOwn(labels, value)

const publicQuery = ({ state: _, ...asked }: ProblemFilter) => query(listPublicProblems, asked)

/** Route loader: prefetches the data of the first view. */
export const loadProblems = (queryClient: QueryClient, search: ProblemSearch) =>
  queryClient.prefetchQuery(publicQuery(askedOf(search)))

/** The filter is stored in the search parameters, so that it survives a reload and can be shared. */
export function useProblemFilter() {
  const search = useSearch({ from: '/problems' })
  const navigate = useNavigate({ from: '/problems' })
  const change = (part: ProblemSearch) => {
    const next = { ...search, ...part }
    const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value))
    void navigate({ search: given, replace: true, resetScroll: false })
  }
  return [search, change] as const
}

/** Visitors get the public list, which the server rendered; readers get their own, which marks solved problems. */
export function useProblemList(search: ProblemSearch) {
  const signedIn = useSession().state === 'signedIn'
  const asked = askedOf(search)
  const endpoint = signedIn ? listProblems : listPublicProblems
  const pages = useInfiniteQuery({
    queryKey: [endpoint.path, asked, 'pages'],
    meta: keptAs(endpoint),
    queryFn: ({ client, pageParam, signal }) => {
      const cursor = pageParam || undefined
      if (signedIn) return call(listProblems, { ...asked, cursor }, { signal })
      const { state: _, ...open } = asked
      return cursor
        ? call(listPublicProblems, { ...open, cursor }, { signal })
        : client.ensureQueryData(publicQuery(asked))
    },
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor,
    refetchOnMount: signedIn ? 'always' : true,
  })
  return { pages, signedIn, first: publicQuery(asked) }
}
