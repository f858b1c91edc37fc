import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { getSharedLesson, type SharedTopic } from '#contract/sharing.ts'
import { breadcrumb, lesson as lessonTitle, retry } from '#words/common.ts'
import * as words from '#words/shared.ts'
import { queryOrNull } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { PassageLinks } from '../passages/PassageLinks.tsx'
import { SourceLine } from '../passages/SourceLine.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type Props = { token: string; id: string; topic: SharedTopic }

/** One lesson of a shared topic, read-only. */
export function SharedLesson({ token, id, topic }: Props) {
  const { data: lesson, error, refetch, isFetching } = useQuery(queryOrNull(getSharedLesson, { token, id }))
  const text = useRef<HTMLDivElement>(null)
  const way = { to: '/shared/$token', params: { token } } as const
  return (
    <div className="page page-narrow">
      <nav aria-label={breadcrumb} className="crumbs">
        <Link {...way} search={{}}>
          {topic.title}
        </Link>
      </nav>
      {lesson && (
        <>
          <header className="shared-head">
            <p className="eyebrow">{words.lessonOf(lesson.position, lesson.lessonCount, lesson.minutes)}</p>
            <h1>{lesson.title}</h1>
          </header>
          <div ref={text}>
            <ServerHtml as="article" className="prose" html={lesson.html} />
          </div>
          {lesson.passageCount ? <PassageLinks within={text} lessonId={lesson.id} token={token} /> : null}
          {lesson.source && <SourceLine source={lesson.source} />}
          {lesson.state !== 'ready' && <Notice>{words.lessonNotWritten}</Notice>}
          <p className="actions">
            {lesson.previous && (
              <LinkButton {...way} search={{ lesson: lesson.previous.id }}>
                {words.back(lesson.previous.title)}
              </LinkButton>
            )}
            {lesson.next && (
              <LinkButton {...way} search={{ lesson: lesson.next.id }} variant="primary">
                {words.next(lesson.next.title)}
              </LinkButton>
            )}
          </p>
        </>
      )}
      {lesson === null && <h1>{words.noLesson}</h1>}
      {lesson === undefined && !error && (
        <>
          <h1 className="sr-only">{words.loadingLesson}</h1>
          <Skeleton lines={15} />
        </>
      )}
      {error && !isFetching && (
        <>
          <h1>{lessonTitle}</h1>
          <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
            {sentenceOf(error)}
          </Notice>
        </>
      )}
    </div>
  )
}
