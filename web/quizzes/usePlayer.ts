import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { getTopicProgress } from '#contract/catalog.ts'
import type { Quiz } from '#contract/quizzes.ts'
import { answers } from '../answers.ts'
import { query } from '../api.ts'
import { newUuid } from '../newUuid.ts'
import { keptAttempts } from './keptAttempts.ts'
import { type Attempt, keptOf, listUnsettled, reducePlayer, startPlayer } from './player.ts'
import type { Setting } from './setting.ts'

/** Another tab may have sent an answer of this one, and its word of it got lost: asking again brings the verdict. */
const ASK_AGAIN_MS = 4_000

/** Plays one quiz: what the reducer cannot do itself, which is to keep answers and to send them. */
export function usePlayer(
  quiz: Quiz,
  uid: string,
  { setting, onRefused }: { setting?: Setting | undefined; onRefused?: (() => void) | undefined },
) {
  const kept = useMemo(() => keptAttempts({ uid, quizId: quiz.id }), [uid, quiz.id])
  const [player, dispatch] = useReducer(reducePlayer, null, () =>
    startPlayer(
      quiz.questions.map(({ id }) => id),
      kept.read() ?? setting?.kept ?? null,
      newUuid(),
    ),
  )
  const practiceId = setting?.practiceId
  const queryClient = useQueryClient()
  const unsettled = listUnsettled(player)
  const saving = player.state === 'asking' && player.step.state === 'saving'

  // Stands before the sending: an answer is kept before anything can go wrong with it.
  useEffect(() => kept.write(keptOf(player)), [kept, player])

  const refused = useRef(onRefused)
  refused.current = onRefused
  useEffect(
    () =>
      answers.subscribe((outcome) => {
        dispatch(outcome)
        if (outcome.do === 'refused') refused.current?.()
        if (outcome.do === 'saved') {
          void queryClient.invalidateQueries({ queryKey: query(getTopicProgress, { topicId: quiz.topicId }).queryKey })
        }
      }),
    [queryClient, quiz.topicId],
  )

  const current = useRef(unsettled)
  current.current = unsettled
  const ids = unsettled.map(({ id }) => id).join()
  const added = useRef(new Set<string>())
  useEffect(() => {
    const send = (attempts: Attempt[]) => {
      for (const { id: attemptId, questionId, answer } of attempts) {
        added.current.add(attemptId)
        answers.add(uid, { attemptId, quizId: quiz.id, questionId, answer, practiceId })
      }
      return answers.send(uid, { redirects: true })
    }
    const fresh = current.current.filter(({ id }) => !added.current.has(id))
    if (fresh.length === 0 && !saving) return
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    void send(fresh).then(() => {
      if (saving && !left) timer = setTimeout(() => void send(current.current), ASK_AGAIN_MS)
    })
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [ids, saving, uid, quiz.id, practiceId])

  // A finished round is forgotten when its summary is left; while answers wait, it is there again.
  const finished = useRef(false)
  useEffect(() => {
    finished.current = player.state === 'summary' && !ids
  }, [player.state, ids])
  useEffect(
    () => () => {
      if (finished.current) kept.clear()
    },
    [kept],
  )

  return { player, dispatch }
}
