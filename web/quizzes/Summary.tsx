import { useQuery } from '@tanstack/react-query'
import { type Dispatch, type ReactNode, useLayoutEffect, useRef } from 'react'
import { getLesson } from '#contract/catalog.ts'
import type { Quiz } from '#contract/quizzes.ts'
import { query } from '../api.ts'
import { focusOn } from '../focusOn.ts'
import { topicMasteryQuery } from '../mastery.ts'
import { newUuid } from '../newUuid.ts'
import { answerGiven, isNumbered, rightAnswer } from '../questions/answerWords.ts'
import { MasteryBar } from '../questions/MasteryBar.tsx'
import { AnswerText, Snippet } from '../questions/Snippet.tsx'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { REFRESH } from '../ui/refreshPath.ts'
import { type Action, changesBySkill, listMissed, listResults, listUnsettled, type Player } from './player.ts'
import { waitingWords } from './Waiting.tsx'

type Props = {
  quiz: Quiz
  player: Extract<Player, { state: 'summary' }>
  dispatch: Dispatch<Action>
  links?: ReactNode
}

/** What came of one round, and where to go from here. */
export function Summary({ quiz, player, dispatch, links }: Props) {
  const { round, refused } = player
  const results = listResults(player)
  const waiting = listUnsettled(player).length
  const lost = Object.values(refused)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => focusOn(heading.current), [])
  // Quizzes of a topic without lessons lead back to the topic alone.
  const hasLesson = quiz.lessonTitle !== null
  const { data: lesson } = useQuery({ ...query(getLesson, { id: quiz.lessonId }), enabled: hasLesson })
  const missed = listMissed(player)
  const next = lesson?.next

  return (
    <div className="quiz-summary">
      <h2 ref={heading} tabIndex={-1} className="display">
        {results.length - missed.length} of {results.length} right
      </h2>
      <div role="status">
        {waiting > 0 ? (
          <Notice>
            <p>
              <b>{waitingWords(waiting)}</b> The verdicts come when you are back online.
            </p>
          </Notice>
        ) : (
          <p className="lead">{praise(results.length, missed.length, round.length < quiz.questions.length)}</p>
        )}
      </div>
      {lost.length > 0 && (
        <Notice kind="error">
          {lost.length === 1 ? 'One answer' : `${lost.length} answers`} could not be saved: {lost[0]}
        </Notice>
      )}

      {results.length > 0 && (
        <>
          <h3>What changed</h3>
          <ul>
            {changesBySkill(results).map((change) => (
              <li key={change.skillId}>
                <MasteryBar {...change} />
              </li>
            ))}
          </ul>
        </>
      )}

      <TopicMastery quiz={quiz} />

      {missed.length > 0 && (
        <>
          <h3>What you missed</h3>
          <ol>
            {missed.map(({ attempt, verdict }) => {
              const question = quiz.questions.find(({ id }) => id === attempt.questionId)
              if (!question) return null
              return (
                <li key={attempt.id}>
                  <Snippet html={question.stemHtml} className="option-text" />
                  <dl>
                    <dt>You answered</dt>
                    <dd>
                      <AnswerText parts={answerGiven(question, attempt.answer)} numbered={isNumbered(question)} />
                    </dd>
                    <dt>Correct answer</dt>
                    <dd>
                      <AnswerText parts={rightAnswer(question, verdict)} numbered={isNumbered(question)} />
                    </dd>
                  </dl>
                  <Snippet html={verdict.whyHtml} className="why" />
                </li>
              )
            })}
          </ol>
        </>
      )}

      <p className="actions">
        {missed.length > 0 && (
          <Button variant="primary" onClick={() => dispatch({ do: 'retryMissed', attemptId: newUuid() })}>
            <Icon path={REFRESH} />
            Retry what you missed
          </Button>
        )}
        {next && (
          <LinkButton to="/lessons/$id" params={{ id: next.id }} variant={missed.length > 0 ? 'plain' : 'primary'}>
            Next lesson: {next.title}
            <Icon name="arrow" />
          </LinkButton>
        )}
      </p>
      {links ?? <QuizLinks quiz={quiz} dispatch={dispatch} />}
    </div>
  )
}

/** Mixed practice over several topics has none. */
function TopicMastery({ quiz: { topicId, topicTitle } }: Pick<Props, 'quiz'>) {
  const enabled = useSession().state === 'signedIn'
  const { data } = useQuery({ ...topicMasteryQuery(topicId), enabled, staleTime: 0 })
  if (!data || data.mastery === null) return null
  return (
    <p>
      Your mastery of all of “{topicTitle}” is now <b>{Math.round(data.mastery * 100)}%</b>.
    </p>
  )
}

function QuizLinks({ quiz, dispatch }: Pick<Props, 'quiz' | 'dispatch'>) {
  return (
    <p className="summary-links">
      {quiz.lessonTitle !== null && (
        <LinkButton to="/lessons/$id" params={{ id: quiz.lessonId }} variant="quiet">
          Back to the lesson
        </LinkButton>
      )}
      <LinkButton to="/topic-details/$id" params={{ id: quiz.topicId }} variant="quiet">
        Back to the topic
      </LinkButton>
      <Button
        variant="quiet"
        onClick={() =>
          dispatch({ do: 'startOver', questionIds: quiz.questions.map(({ id }) => id), attemptId: newUuid() })
        }
      >
        Start over
      </Button>
    </p>
  )
}

function praise(asked: number, missed: number, isRetry: boolean) {
  if (missed === 0) return isRetry ? 'What you missed before, you now know.' : 'Nothing was missed.'
  if (missed === asked) return 'Each reason stands below. Read the lesson once more, then try again.'
  return 'The ones you missed are below; trying them again is what makes them stay.'
}
