import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getRewriting } from '#contract/rewriting.ts'
import { getTopicSharing } from '#contract/sharing.ts'
import { about, query } from '../api/api.ts'
import { useSession } from '../session/session.ts'

const LOOK_AGAIN_MS = 2_000

/** The parts of a topic that its owner can regenerate; undefined for all other users. */
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
  // When a part is finished, refreshes cached data even without a socket event.
  const underWay = data?.lessons.filter((lesson) => lesson.underWay !== null).length
  useEffect(() => {
    if (underWay) return () => forgetWritten(queryClient)
  }, [underWay, queryClient])
  return data ?? undefined
}

/** Invalidates everything that shows topics, lessons or quizzes. */
function forgetWritten(queryClient: QueryClient) {
  void queryClient.invalidateQueries({ predicate: about('topics', 'lessons', 'quizzes') })
}
