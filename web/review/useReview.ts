import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import type { Answer } from '#contract/quizzes.ts'
import {
  countReviews,
  forecastReviews,
  type Graded,
  gradeReview,
  listReviews,
  type ReviewGrade,
  revealReview,
  undoReview,
} from '#contract/reviews.ts'
import { call, isFinal, query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { newUuid } from '../api/newUuid.ts'
import { useStore } from '../ui/store.ts'
import { toast } from '../ui/toasts.ts'
import { createOutbox, type Entry, type Sent } from './outbox.ts'
import { newSession, reduceSession } from './session.ts'

const TRY_AGAIN_MS = 15_000

/** State of one review sitting: loads due questions, reveals answers, and stores and sends grades. */
export function useReview(uid: string) {
  const [session, dispatch] = useReducer(reduceSession, newSession)
  const [problem, setProblem] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const outbox = useMemo(() => {
    const onSaved = (result: Graded) => dispatch({ do: 'saved', result })
    return createOutbox({ uid, send: (entry) => send(entry, onSaved), onRefused: (text) => toast({ text }) })
  }, [uid])
  const waiting = useStore(outbox.waiting, []).length
  const trouble = useStore(outbox.trouble, null)
  const { state } = session
  const questionId = session.queue[0]?.question.id

  /** Loads due questions. Sends stored grades first, so that graded questions aren't asked again. */
  const load = useCallback(async () => {
    setProblem(null)
    await outbox.flush()
    if (outbox.waiting.get().length > 0) return
    try {
      const found = await call(listReviews, {})
      if (found) dispatch({ do: 'load', found })
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }, [outbox])

  useEffect(() => {
    if (state === 'loading' && waiting === 0) void load()
  }, [state, waiting, load])

  useEffect(() => {
    if (waiting === 0) return
    const flush = () => void outbox.flush()
    flush()
    addEventListener('online', flush)
    const timer = setInterval(flush, TRY_AGAIN_MS)
    return () => {
      removeEventListener('online', flush)
      clearInterval(timer)
    }
  }, [waiting, outbox])

  // Once all grades have been sent, refetch the forecast and the number of due reviews.
  useEffect(() => {
    if (waiting > 0) return
    for (const endpoint of [forecastReviews, countReviews])
      void queryClient.invalidateQueries({ queryKey: query(endpoint, {}).queryKey })
  }, [waiting, queryClient])

  /** Reveals the right answer. If the learner has given an answer, the server also says whether it is right. */
  const reveal = async (given?: Answer) => {
    if (!questionId) return
    dispatch({ do: 'reveal', given: given ?? null })
    try {
      const revealed = await call(revealReview, { questionId, ...(given && { answer: given }) })
      if (revealed) dispatch({ do: 'revealed', revealed })
    } catch (error) {
      dispatch({ do: 'notRevealed', questionId, message: sentenceOf(error) })
    }
  }

  const grade = (given: ReviewGrade) => {
    if (!questionId || session.answer.state !== 'shown') return
    const reviewId = newUuid()
    dispatch({ do: 'grade', grade: given, reviewId })
    const { given: answer } = session.answer
    void outbox.grade({ reviewId, questionId, grade: given, ...(answer && { answer }) })
  }

  const undo = () => {
    const last = session.done.at(-1)
    if (!last) return
    dispatch({ do: 'undo' })
    void outbox.undo(last.reviewId)
  }

  return { session, dispatch, waiting, trouble, problem, load, flush: outbox.flush, reveal, grade, undo }
}

export type Reviewer = ReturnType<typeof useReview>

async function send(entry: Entry, onSaved: (result: Graded) => void): Promise<Sent> {
  try {
    if (entry.do === 'undo') {
      await call(undoReview, { reviewId: entry.reviewId })
    } else {
      const { do: _do, ...review } = entry
      const result = await call(gradeReview, review)
      if (result) onSaved(result)
    }
    return { outcome: 'sent' }
  } catch (error) {
    return { outcome: isFinal(error) ? 'refused' : 'failed', message: sentenceOf(error) }
  }
}
