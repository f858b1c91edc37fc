import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Quiz } from '#contract/quizzes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { focusOn } from './focusOn.ts'
import { positionOf } from './player.ts'
import { QuestionStep } from './QuestionStep.tsx'
import { usePlayer } from './usePlayer.ts'

const loadSummary = async () => ({ default: (await import('./Summary.tsx')).Summary })
const Summary = lazy(loadSummary)

export function QuizPlayer({ quiz, uid }: { quiz: Quiz; uid: string }) {
  const { player, dispatch } = usePlayer(quiz, uid)
  const heading = useRef<HTMLHeadingElement>(null)
  const position = player.state === 'asking' ? positionOf(player) : -1
  // On a new screen reading goes on at its heading; on the first one the page has only just been entered.
  const entered = useRef(false)
  useEffect(() => {
    if (entered.current) focusOn(heading.current)
    entered.current = true
  }, [position, player.round])
  useEffect(() => void loadSummary(), [])

  const question = player.state === 'asking' && quiz.questions.find(({ id }) => id === player.round[position])
  return (
    <div className="quiz">
      <p className="quiz-place">
        <Link to="/topic-details/$id" params={{ id: quiz.topicId }}>
          <Icon name="back" size={16} /> {quiz.topicTitle}
        </Link>
      </p>
      <h1>Quiz: {quiz.title}</h1>
      {player.state === 'summary' ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Summary quiz={quiz} player={player} dispatch={dispatch} />
        </Suspense>
      ) : player.step.state === 'saving' && player.attempts.length - player.results.length > 1 ? (
        <Skeleton lines={6} label="Loading your answers" />
      ) : (
        question && (
          <>
            <div className="quiz-progress">
              <h2 ref={heading} tabIndex={-1}>
                Question {position + 1} of {player.round.length}
              </h2>
              <progress
                className="progress"
                aria-label="Questions answered"
                value={player.results.length}
                max={player.round.length}
              />
            </div>
            <QuestionStep key={`${position}`} question={question} player={player} dispatch={dispatch} />
          </>
        )
      )}
    </div>
  )
}
