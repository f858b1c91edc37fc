import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { getPractice, type Practice } from '#contract/practice.ts'
import { queryOrNull } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { SignedIn } from '../SignedIn.tsx'
import { StartPractice } from '../StartPractice.tsx'
import { useTitle } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { NotHere } from '../ui/NotHere.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Kept } from './player.ts'
import type { Setting } from './setting.ts'
import './quizzes.css'

const QuizPlayer = lazy(async () => ({ default: (await import('./QuizPlayer.tsx')).QuizPlayer }))

export function PracticePage() {
  const { id } = useParams({ from: '/practice/$id' })
  return (
    <SignedIn why="Sign in to practise.">
      {({ uid }) => <OwnPractice key={`${uid} ${id}`} id={id} uid={uid} />}
    </SignedIn>
  )
}

const loading = (
  <>
    <h1>Practice</h1>
    <div className="mt-6">
      <Skeleton lines={6} label="Loading the questions" />
    </div>
  </>
)

function OwnPractice({ id, uid }: { id: string; uid: string }) {
  // Read once: a question must not change under the hands of whoever is answering it.
  const { data, error, isFetching, refetch } = useQuery({ ...queryOrNull(getPractice, { id }), staleTime: Infinity })
  useTitle(data?.title)
  if (data === null && !isFetching) return <NotHere thing="practice" />
  return (
    <div className="page page-narrow">
      {data ? (
        <Suspense fallback={loading}>
          <Played practice={data} uid={uid} />
        </Suspense>
      ) : error && !isFetching ? (
        <>
          <h1>The practice did not load</h1>
          <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
            {sentenceOf(error)}
          </Notice>
        </>
      ) : (
        loading
      )}
    </div>
  )
}

function Played({ practice, uid }: { practice: Practice; uid: string }) {
  const { id, title, topic, questions, attempts } = practice
  const quiz = useMemo(
    () => ({
      id,
      title,
      topicId: topic?.id ?? '',
      topicTitle: topic?.title ?? '',
      lessonId: '',
      lessonTitle: null,
      // Its own title is ours; its questions may be of several topics.
      language: 'en',
      questions,
    }),
    [id, title, topic, questions],
  )
  const setting = useMemo<Setting>(
    () => ({
      back: topic ? (
        <Link to="/topic-details/$id" params={{ id: topic.id }}>
          <Icon name="back" size={16} /> {topic.title}
        </Link>
      ) : (
        <Link to="/skills">
          <Icon name="back" size={16} /> Your skills
        </Link>
      ),
      practiceId: id,
      links: (
        <div className="summary-links">
          <StartPractice {...(topic && { topicId: topic.id })} variant="quiet">
            Practise again
          </StartPractice>
          {topic && (
            <LinkButton to="/topic-details/$id" params={{ id: topic.id }} variant="quiet">
              Back to the topic
            </LinkButton>
          )}
          <LinkButton to="/skills" variant="quiet">
            Your skills
          </LinkButton>
        </div>
      ),
    }),
    [id, topic],
  )
  const stored = useMemo<Kept>(
    () => ({
      roundId: attempts[0]?.id ?? '',
      round: questions.map((question) => question.id),
      attempts: attempts.map((attempt) => ({ ...attempt, hints: 0 })),
      asked: null,
    }),
    [questions, attempts],
  )
  if (questions.length === 0) {
    return (
      <>
        <h1>{title}</h1>
        <div className="mt-6">
          <EmptyState
            title="Nothing of this practice is left"
            actions={<LinkButton to="/skills">Go to your skills</LinkButton>}
          >
            <p>The topics that its questions came from have been taken away.</p>
          </EmptyState>
        </div>
      </>
    )
  }
  return <QuizPlayer quiz={quiz} uid={uid} setting={setting} stored={stored} />
}
