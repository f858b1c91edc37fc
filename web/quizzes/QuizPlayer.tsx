import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Quiz } from '#contract/quizzes.ts'
import { focusOn } from '../questions/focusOn.ts'
import { Icon } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { listUnsettled, positionOf } from './player.ts'
import { QuestionStep } from './QuestionStep.tsx'
import type { Setting } from './setting.ts'
import { usePlayer } from './usePlayer.ts'
import { waitingWords } from './Waiting.tsx'

const loadSummary = async () => ({ default: (await import('./Summary.tsx')).Summary })
const Summary = lazy(loadSummary)

export function QuizPlayer({ quiz, uid, setting }: { quiz: Quiz; uid: string; setting?: Setting }) {
  const { player, dispatch } = usePlayer(quiz, uid, setting)
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
  const unsettled = listUnsettled(player).length
  const isResuming = player.state === 'asking' && player.step.state === 'saving' && unsettled > 1
  // Those of earlier questions: of the one on the screen its own place tells.
  const waiting = player.state === 'asking' && player.step.state === 'answering' ? unsettled : 0
  return (
    <div className="quiz">
      <p className="quiz-place">
        {setting ? (
          setting.back
        ) : (
          <Link to="/topic-details/$id" params={{ id: quiz.topicId }}>
            <Icon name="back" size={16} /> {quiz.topicTitle}
          </Link>
        )}
      </p>
      <h1>{setting ? quiz.title : `Quiz: ${quiz.title}`}</h1>
      {player.state === 'summary' ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Summary quiz={quiz} player={player} dispatch={dispatch} links={setting?.links} />
        </Suspense>
      ) : isResuming ? (
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
                value={position + (player.step.state === 'answered' || player.step.state === 'waiting' ? 1 : 0)}
                max={player.round.length}
              />
            </div>
            <p className="quiz-waiting" role="status">
              {waiting > 0 && waitingWords(waiting)}
            </p>
            <QuestionStep
              hasHints={!setting}
              key={question.id}
              topicId={quiz.topicId}
              quizId={quiz.id}
              question={question}
              player={player}
              dispatch={dispatch}
            />
          </>
        )
      )}
    </div>
  )
}
