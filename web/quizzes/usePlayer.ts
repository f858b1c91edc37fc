import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { getTopicProgress } from '#contract/catalog.ts'
import { messages } from '#contract/errors.ts'
import { answerQuestion, type Quiz } from '#contract/quizzes.ts'
import { CallError, call, query } from '../api.ts'
import { keptAttempts } from './keptAttempts.ts'
import { pendingAttempt, reducePlayer, startPlayer } from './player.ts'

/** Plays one quiz: what the reducer cannot do itself, which is to keep answers and to send them. */
export function usePlayer(quiz: Quiz, uid: string) {
  const kept = useMemo(() => keptAttempts({ uid, quizId: quiz.id }), [uid, quiz.id])
  const [player, dispatch] = useReducer(reducePlayer, null, () =>
    startPlayer(
      quiz.questions.map(({ id }) => id),
      kept.read(),
    ),
  )
  const queryClient = useQueryClient()
  const { round, attempts } = player
  const pending = pendingAttempt(player)
  const saving = player.state === 'asking' && player.step.state === 'saving'
  const unsaved = player.state === 'asking' && player.step.state === 'unsaved'

  // Stands before the sending: an answer is kept before anything can go wrong with it.
  useEffect(() => kept.write({ round, attempts }), [kept, round, attempts])

  useEffect(() => {
    if (!saving || !pending) return
    let left = false
    send(quiz.id, pending).then((action) => {
      if (left) return
      dispatch(action)
      if (action.do === 'saved') {
        void queryClient.invalidateQueries({ queryKey: query(getTopicProgress, { topicId: quiz.topicId }).queryKey })
      }
    })
    return () => {
      left = true
    }
  }, [saving, pending, quiz.id, quiz.topicId, queryClient])

  useEffect(() => {
    if (!unsaved) return
    const retry = () => dispatch({ do: 'retry' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [unsaved])

  // A finished round is forgotten when its summary is left; a reload of the summary shows it again.
  const finished = useRef(false)
  useEffect(() => {
    finished.current = player.state === 'summary'
  }, [player.state])
  useEffect(
    () => () => {
      if (finished.current) kept.clear()
    },
    [kept],
  )

  return { player, dispatch }
}

type Attempt = NonNullable<ReturnType<typeof pendingAttempt>>

async function send(quizId: string, { id: attemptId, questionId, answer }: Attempt) {
  try {
    const verdict = await call(answerQuestion, { attemptId, quizId, questionId, answer })
    if (verdict) return { do: 'saved', attemptId, verdict } as const
    return { do: 'failed', attemptId, message: messages.unexpected } as const
  } catch (error) {
    const message = error instanceof Error ? error.message : messages.unexpected
    return { do: isFinal(error) ? 'refused' : 'failed', attemptId, message } as const
  }
}

/** The same answer would be refused again; an outage, a limit or an ended session passes. */
function isFinal(error: unknown) {
  return error instanceof CallError && [400, 404, 409, 413, 422].includes(error.status)
}
