import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSharedLesson, type SharedTopic } from '#contract/sharing.ts'
import { queryOrNull } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type Props = { token: string; id: string; topic: SharedTopic }

/** One lesson of a shared topic, for reading alone. */
export function SharedLesson({ token, id, topic }: Props) {
  const { data: lesson, error, refetch, isFetching } = useQuery(queryOrNull(getSharedLesson, { token, id }))
  const way = { to: '/shared/$token', params: { token } } as const
  return (
    <div className="page page-narrow">
      <nav aria-label="Breadcrumb" className="crumbs">
        <Link {...way} search={{}}>
          {topic.title}
        </Link>
      </nav>
      {lesson && (
        <>
          <header className="shared-head">
            <p className="eyebrow">
              Lesson {lesson.position} of {lesson.lessonCount} · {lesson.minutes} min
            </p>
            <h1>{lesson.title}</h1>
          </header>
          <ServerHtml as="article" className="prose" html={lesson.html} />
          {lesson.state !== 'ready' && <Notice>This lesson is not written yet.</Notice>}
          <p className="actions">
            {lesson.previous && (
              <LinkButton {...way} search={{ lesson: lesson.previous.id }}>
                Back: {lesson.previous.title}
              </LinkButton>
            )}
            {lesson.next && (
              <LinkButton {...way} search={{ lesson: lesson.next.id }} variant="primary">
                Next: {lesson.next.title}
              </LinkButton>
            )}
          </p>
        </>
      )}
      {lesson === null && <h1>There is no such lesson here</h1>}
      {lesson === undefined && !error && (
        <>
          <h1 className="sr-only">Loading the lesson</h1>
          <Skeleton lines={15} />
        </>
      )}
      {error && !isFetching && (
        <>
          <h1>Lesson</h1>
          <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
            {sentenceOf(error)}
          </Notice>
        </>
      )}
    </div>
  )
}
