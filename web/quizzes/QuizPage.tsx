import { useQuery } from '@tanstack/react-query'
import { useParams, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { getQuiz } from '#contract/quizzes.ts'
import { CallError, query } from '../api.ts'
import { useSession } from '../session.ts'
import { useTitle } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import '../ui/readersOnly.css'
import './quizzes.css'

const loadPlayer = async () => ({ default: (await import('./QuizPlayer.tsx')).QuizPlayer })
const QuizPlayer = lazy(loadPlayer)
const loading = (
  <>
    <h1>Quiz</h1>
    <div className="mt-6">
      <Skeleton lines={6} label="Loading the quiz" />
    </div>
  </>
)

export function QuizPage() {
  const session = useSession()
  const { id } = useParams({ from: '/quizzes/$id' })
  const signedIn = session.state === 'signedIn'
  const [wasSignedIn, setWasSignedIn] = useState(false)
  useEffect(() => {
    if (signedIn) setWasSignedIn(true)
  }, [signedIn])
  return (
    <div className="page page-narrow">
      {session.state === 'signedIn' ? (
        <OwnQuiz key={`${session.user.uid} ${id}`} id={id} user={session.user} />
      ) : session.state === 'signedOut' ? (
        <>
          <div className="readers-only">{loading}</div>
          <Visitor sessionEnded={wasSignedIn} />
        </>
      ) : (
        loading
      )}
    </div>
  )
}

/** Stays where it is, unlike other pages of the signed-in: what follows the link should be known before signing in. */
function Visitor({ sessionEnded }: { sessionEnded: boolean }) {
  const next = useRouterState({ select: ({ location }) => location.href })
  return (
    <div className="visitors-only">
      <h1>Sign in to practise</h1>
      <p className="lead">
        {sessionEnded
          ? 'Your session has ended. What you have answered so far is kept, and you go on from there.'
          : 'Every answer is explained, option by option, and what you know of each skill is kept. For that we have to know who answers.'}
      </p>
      <p className="actions">
        <LinkButton to="/auth/signin" search={{ next }} variant="primary">
          Sign In
        </LinkButton>
        <LinkButton to="/auth/register" search={{ next }}>
          Create an account
        </LinkButton>
      </p>
    </div>
  )
}

function OwnQuiz({ id, user }: { id: string; user: User }) {
  // Read once: a question must not change under the hands of whoever is answering it.
  const { data: quiz, error, isFetching, refetch } = useQuery({ ...query(getQuiz, { id }), staleTime: Infinity })
  useTitle(quiz?.title)
  // On its way together with the questions; visitors have no use for it.
  useEffect(() => void loadPlayer(), [])

  if (quiz && quiz.questions.length > 0) {
    return (
      <Suspense fallback={loading}>
        <QuizPlayer quiz={quiz} uid={user.uid} />
      </Suspense>
    )
  }
  if (quiz) {
    return (
      <>
        <h1>Quiz: {quiz.title}</h1>
        <div className="mt-6">
          <EmptyState
            title="This quiz has no questions."
            actions={
              <LinkButton to="/topic-details/$id" params={{ id: quiz.topicId }}>
                Go to the topic
              </LinkButton>
            }
          >
            <p>None were left after they had been checked.</p>
          </EmptyState>
        </div>
      </>
    )
  }
  if (error && !isFetching) {
    const missing = error instanceof CallError && error.status === 404
    return (
      <>
        <h1>{missing ? 'There is no such quiz' : 'The quiz did not load'}</h1>
        <Notice kind="error" actions={missing ? null : <Button onClick={() => refetch()}>Retry</Button>}>
          {error.message}
        </Notice>
        {missing && (
          <p className="actions">
            <LinkButton to="/topics" variant="primary">
              Browse topics
            </LinkButton>
          </p>
        )}
      </>
    )
  }
  return loading
}
