import type { QueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { getLesson, getPublicLesson, type Lesson } from '#contract/catalog.ts'
import { ownOrPublicQuery, useOwnOrPublic } from '../ownOrPublic.ts'
import { useSession } from '../session.ts'
import { spoken } from '../spoken.ts'
import { useTitle } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { NotHere } from '../ui/NotHere.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useWhileWriting } from '../whileWriting.ts'
import { LessonText } from './LessonText.tsx'
import '../ui/readersOnly.css'
import '../ui/reading.css'
import './lesson.css'

const GrowingText = lazy(() => import('./GrowingText.tsx'))
const Unwritten = lazy(() => import('../Unwritten.tsx'))

const twins = { own: getLesson, visitor: getPublicLesson }

/** For the route: what the page shows first. */
export const loadLesson = (queryClient: QueryClient, { id }: { id: string }) =>
  queryClient.ensureQueryData(ownOrPublicQuery(twins, { id }))

export function LessonPage() {
  const { id } = useParams({ from: '/lessons/$id' })
  const found = useOwnOrPublic(twins, { id })
  const lesson = found.state === 'ready' ? found.data : null
  useWhileWriting(twins, { id }, lesson?.state === 'writing')
  useTitle(lesson?.title)

  if (found.state === 'missing') return <NotHere thing="lesson" />
  if (lesson) return <LessonDetails key={lesson.id} lesson={lesson} />
  return (
    <div className="page page-narrow">
      {found.state === 'failed' ? (
        <>
          <h1>Lesson</h1>
          <Notice kind="error" actions={<Button onClick={found.retry}>Retry</Button>}>
            {found.message}
          </Notice>
        </>
      ) : (
        <>
          <h1 className="sr-only">Loading the lesson</h1>
          <Skeleton lines={15} />
        </>
      )}
    </div>
  )
}

function LessonDetails({ lesson }: { lesson: Lesson }) {
  const { topicId, topicTitle, position, lessonCount, minutes, state } = lesson
  return (
    <div className="page lesson">
      <nav aria-label="Breadcrumb" className="crumbs">
        <ol>
          <li>
            <Link to="/topics">Topics</Link>
          </li>
          <li>
            <Link to="/topic-details/$id" params={{ id: topicId }} {...spoken(lesson.language)}>
              {topicTitle}
            </Link>
          </li>
        </ol>
      </nav>
      <header>
        <p className="eyebrow">
          {/* A topic of quizzes alone lists no lessons. */}
          {position <= lessonCount && `Lesson ${position} of ${lessonCount} · `}
          {minutes} min
        </p>
        <h1 {...spoken(lesson.language)}>{lesson.title}</h1>
      </header>
      <p role="status" className="sr-only">
        {state === 'writing' && 'This lesson is being written.'}
      </p>
      {state === 'ready' ? <LessonText lesson={lesson} /> : <NotYet lesson={lesson} />}
    </div>
  )
}

function NotYet({ lesson: { id, state, summary, topicId } }: { lesson: Lesson }) {
  const signedIn = useSession().state === 'signedIn'
  return (
    <div className="lesson-waiting">
      <p className="lead">{summary}</p>
      {state === 'writing' ? (
        <>
          <Notice>This lesson is being written. It grows here as it is written.</Notice>
          <Suspense fallback={<Skeleton lines={9} label="Being written" />}>
            <GrowingText lessonId={id} />
          </Suspense>
        </>
      ) : (
        <>
          <Notice kind="error">This lesson could not be written. The topic shows what else can be read.</Notice>
          {signedIn && (
            <Suspense>
              <Unwritten topicId={topicId} lessonId={id} />
            </Suspense>
          )}
        </>
      )}
      <p>
        <Link to="/topic-details/$id" params={{ id: topicId }}>
          Back to the topic
        </Link>
      </p>
    </div>
  )
}
