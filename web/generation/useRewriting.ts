import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getRewriting } from '#contract/rewriting.ts'
import { getTopicSharing } from '#contract/sharing.ts'
import { about, query } from '../api/api.ts'
import { useSession } from '../session/session.ts'

const LOOK_AGAIN_MS = 2_000

/** What the owner of a topic may have written again; undefined for everybody else. */
export function useRewriting(topicId: string) {
  const queryClient = useQueryClient()
  const signedIn = useSession().state === 'signedIn'
  const { data: sharing } = useQuery({ ...query(getTopicSharing, { topicId }), enabled: signedIn })
  const { data } = useQuery({
    ...query(getRewriting, { topicId }),
    enabled: sharing?.isOwner === true && sharing.canChange,
    refetchInterval: ({ state }) =>
      state.data?.lessons.some(({ underWay }) => underWay !== null) ? LOOK_AGAIN_MS : false,
  })
  // The socket says so too, where there is one.
  const underWay = data?.lessons.filter((lesson) => lesson.underWay !== null).length
  useEffect(() => {
    if (underWay) return () => forgetWritten(queryClient)
  }, [underWay, queryClient])
  return data ?? undefined
}

/** Whatever shows lessons and quizzes has them as they are now. */
function forgetWritten(queryClient: QueryClient) {
  void queryClient.invalidateQueries({ predicate: about('topics', 'lessons', 'quizzes') })
}
