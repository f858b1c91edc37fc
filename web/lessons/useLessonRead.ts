import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getTopicProgress, type Lesson, markLessonRead, type TopicProgress } from '#contract/catalog.ts'
import { call, query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { session, useSession } from '../session.ts'

export type LessonReading = {
  /** `unknown` for visitors, and until the server has said. */
  state: 'unknown' | 'unread' | 'read'
  failure: string | null
  progress: TopicProgress | null
  mark: () => Promise<void>
}

/** Whether the reader has read the lesson, and how to say that they have. */
export function useLessonRead({ id, topicId }: Pick<Lesson, 'id' | 'topicId'>): LessonReading {
  const signedIn = useSession().state === 'signedIn'
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const options = query(getTopicProgress, { topicId })
  const { data } = useQuery({ ...options, enabled: signedIn })
  const progress = (signedIn && data) || null
  const isRead = progress?.readLessonIds.includes(id) ?? false

  async function save() {
    setFailure(null)
    try {
      await call(markLessonRead, { lessonId: id }, { keepalive: true })
      await queryClient.invalidateQueries({ queryKey: options.queryKey })
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  }
  return {
    state: !progress ? 'unknown' : isRead ? 'read' : 'unread',
    failure: isRead ? null : failure,
    progress,
    async mark() {
      // Whoever goes on at once may be faster than the session.
      const { state } = await session.settled()
      if (state === 'signedIn' && !isRead) await save()
    },
  }
}
