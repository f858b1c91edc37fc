import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Lesson } from '#contract/catalog.ts'
import { listLessonQuestions, type LessonQuestion as Placed } from '#contract/lessonQuestions.ts'
import { getQuiz, getQuizRound } from '#contract/quizzes.ts'
import { query, queryOrNull } from '../api/api.ts'
import { newUuid } from '../api/newUuid.ts'
import { SpokenLanguage } from '../questions/SpokenLanguage.ts'
import { INSERTED } from './inserted.ts'
import { LessonQuestion, type LessonRound } from './LessonQuestion.tsx'
import './lessonQuestion.css'

type Props = { lesson: Lesson; quizId: string; uid: string; article: RefObject<HTMLElement | null> }

/** The questions of the lesson's quiz that are asked inside its text. Nothing is shown until all of them are loaded. */
export default function LessonQuestions({ lesson, quizId, uid, article }: Props) {
  const { data: places } = useQuery({ ...query(listLessonQuestions, { lessonId: lesson.id }), staleTime: Infinity })
  const enabled = (places?.items.length ?? 0) > 0
  const { data: quiz } = useQuery({ ...query(getQuiz, { id: quizId }), staleTime: Infinity, enabled })
  // As in the quiz, the round is loaded once and then kept here.
  const { data: latest } = useQuery({
    ...queryOrNull(getQuizRound, { id: quizId }),
    gcTime: 0,
    staleTime: Infinity,
    enabled,
  })
  const [fresh] = useState(newUuid)
  const hosts = useHosts({ places: quiz && latest ? (places?.items ?? []) : [], article, html: lesson.html })
  if (!quiz || !latest) return null

  const { item } = latest
  const questionIds = quiz.questions.map(({ id }) => id)
  const round: LessonRound = item ? { id: item.id, questionIds: item.questionIds } : { id: fresh, questionIds }
  return (
    <SpokenLanguage value={lesson.language}>
      {[...hosts].map(([questionId, host], at) => {
        const question = quiz.questions.find(({ id }) => id === questionId)
        const earlier = item?.attempts.find((attempt) => attempt.questionId === questionId) ?? null
        return (
          question &&
          createPortal(
            <LessonQuestion
              quiz={quiz}
              question={question}
              position={at + 1}
              earlier={earlier}
              round={round}
              uid={uid}
            />,
            host,
            questionId,
          )
        )
      })}
    </SpokenLanguage>
  )
}

type Hosted = { places: Placed[]; article: RefObject<HTMLElement | null>; html: string }

/** Puts an empty element into the text for each question. The text's own HTML stays as the server sent it. */
function useHosts({ places, article, html }: Hosted): ReadonlyMap<string, HTMLElement> {
  const [hosts, setHosts] = useState<ReadonlyMap<string, HTMLElement>>(new Map())
  const key = places.map(({ questionId, before }) => `${questionId} ${before}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the places, which are new in each render, and another text has lost its hosts
  useEffect(() => {
    const prose = article.current?.querySelector('.prose')
    if (!prose || places.length === 0) return
    const made = places.map(({ questionId, before }): [string, HTMLElement] => {
      const host = document.createElement('div')
      host.setAttribute(INSERTED, '')
      const next = before === null ? null : document.getElementById(before)
      prose.insertBefore(host, next?.parentElement === prose ? next : null)
      return [questionId, host]
    })
    setHosts(new Map(made))
    return () => {
      setHosts(new Map())
      for (const [, host] of made) host.remove()
    }
  }, [article, html, key])
  return hosts
}
