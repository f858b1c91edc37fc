import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useParams, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { getPublicQuiz, getQuiz, getQuizRound } from '#contract/quizzes.ts'
import { queryOrNull } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { newUuid } from '../newUuid.ts'
import { ownOrPublicQuery } from '../ownOrPublic.ts'
import { useSession } from '../session.ts'
import { useTitle } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { NotHere } from '../ui/NotHere.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { QuestionList } from './QuestionList.tsx'
import { storedRound } from './whereToGoOn.ts'
import '../ui/readersOnly.css'
import './quizzes.css'

const twins = { own: getQuiz, visitor: getPublicQuiz }

/** For the route. Nothing is missed where it is not public: whoever owns it asks once more after signing in. */
export const loadQuiz = (queryClient: QueryClient, { id }: { id: string }) =>
  queryClient.ensureQueryData(ownOrPublicQuery(twins, { id }))

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
  if (session.state === 'signedIn') return <OwnQuiz key={`${session.user.uid} ${id}`} id={id} user={session.user} />
  if (session.state === 'serverDown') return <Page>{loading}</Page>
  return <Visitor id={id} sessionEnded={wasSignedIn} />
}

const Page = ({ children }: { children: ReactNode }) => <div className="page page-narrow">{children}</div>

/** Stays where it is, unlike other pages of the signed-in: what follows the link should be known before signing in. */
function Visitor({ id, sessionEnded }: { id: string; sessionEnded: boolean }) {
  const { data: quiz } = useQuery(ownOrPublicQuery(twins, { id }, false))
  const next = useRouterState({ select: ({ location }) => location.href })
  // A session that ended says nothing about the quiz, which may be one's own.
  if (quiz === null && !sessionEnded) return <NotHere thing="quiz" />
  return (
    <Page>
      <div className="readers-only">{loading}</div>
      <div className="visitors-only">
        {quiz && (
          <p className="eyebrow">
            <Link to="/topic-details/$id" params={{ id: quiz.topicId }}>
              {quiz.topicTitle}
            </Link>
          </p>
        )}
        <h1>{quiz ? `Quiz: ${quiz.title}` : 'Sign in to practise'}</h1>
        <p className="lead">
          {sessionEnded
            ? 'Your session has ended. What you have answered so far is kept, and you go on from there.'
            : 'Sign in to practise: every answer is explained, option by option, and what you know of each skill is kept. For that we have to know who answers.'}
        </p>
        <p className="actions">
          <LinkButton to="/auth/signin" search={{ next }} variant="primary">
            Sign In
          </LinkButton>
          <LinkButton to="/auth/register" search={{ next }}>
            Create an account
          </LinkButton>
        </p>
        <noscript>
          <Notice kind="info">
            Answering needs JavaScript, since signing in does. The questions can be read without.
          </Notice>
        </noscript>
        {quiz && <QuestionList quiz={quiz} />}
      </div>
    </Page>
  )
}

function OwnQuiz({ id, user }: { id: string; user: User }) {
  // Read once: a question must not change under the hands of whoever is answering it.
  const {
    data: quiz,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...ownOrPublicQuery(twins, { id }, true), staleTime: Infinity })
  // Where this person is in it, on whichever device; of this moment, since it changes with every answer.
  const round = useQuery({ ...queryOrNull(getQuizRound, { id }), gcTime: 0, staleTime: Infinity, retry: 1 })
  const item = round.data?.item
  const stored = useMemo(
    () =>
      quiz && item
        ? storedRound(
            item,
            quiz.questions.map(({ id }) => id),
            newUuid(),
          )
        : null,
    [quiz, item],
  )
  useTitle(quiz?.title)
  // On its way together with the questions; visitors have no use for it.
  useEffect(() => void loadPlayer(), [])

  if (quiz && quiz.questions.length > 0) {
    if (round.isPending) return <Page>{loading}</Page>
    return (
      <Page>
        <Suspense fallback={loading}>
          <QuizPlayer quiz={quiz} uid={user.uid} stored={stored} onRefused={() => void refetch()} />
        </Suspense>
      </Page>
    )
  }
  if (quiz) {
    return (
      <Page>
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
      </Page>
    )
  }
  if (quiz === null && !isFetching) return <NotHere thing="quiz" />
  if (error && !isFetching) {
    return (
      <Page>
        <h1>The quiz did not load</h1>
        <Notice kind="error" actions={<Button onClick={() => refetch()}>Retry</Button>}>
          {sentenceOf(error)}
        </Notice>
      </Page>
    )
  }
  return <Page>{loading}</Page>
}
