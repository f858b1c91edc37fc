import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { getSharedLesson, getSharedTopic, type SharedTopic } from '#contract/sharing.ts'
import { browseTopics, lessons as lessonsOf, minutes as minutesOf, retry } from '#words/common.ts'
import * as words from '#words/shared.ts'
import { queryOrNull } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { submitPrompt } from '../generation/generation.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { levelLabels, originLabels } from '../ui/topicLabels.ts'
import { SharedLesson } from './SharedLesson.tsx'
import '../ui/reading.css'
import './shared.css'

type Address = { token: string; lesson?: string | undefined }

/** Route loader. Returns the topic or lesson, or null if the link is invalid. */
export async function loadShared(
  queryClient: QueryClient,
  { token, lesson }: Address,
): Promise<{ title: string } | null> {
  const topic = await queryClient.ensureQueryData(queryOrNull(getSharedTopic, { token }))
  return lesson && topic ? queryClient.ensureQueryData(queryOrNull(getSharedLesson, { token, id: lesson })) : topic
}

/** A private topic, shown to anyone who has its link. */
export function SharedPage() {
  const { token } = useParams({ from: '/shared/$token' })
  const { lesson } = useSearch({ from: '/shared/$token' })
  const { data: topic, error, refetch, isFetching } = useQuery(queryOrNull(getSharedTopic, { token }))
  if (topic === null) return <NoSuchLink />
  if (topic && lesson) return <SharedLesson key={lesson} token={token} id={lesson} topic={topic} />
  if (topic) return <SharedDetails topic={topic} token={token} />
  return (
    <div className="page page-narrow">
      <h1 className={error ? undefined : 'sr-only'}>{words.title}</h1>
      {error && !isFetching ? (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
          {sentenceOf(error)}
        </Notice>
      ) : (
        <Skeleton lines={12} />
      )}
    </div>
  )
}

function SharedDetails({ topic, token }: { topic: SharedTopic; token: string }) {
  const { title, subject, objective, level, minutes, origin, lessons } = topic
  return (
    <div className="page page-narrow">
      <header>
        <p className="eyebrow">{subject}</p>
        <h1>{title}</h1>
        <p className="lead">{objective}</p>
        <ul className="facts shared-facts">
          <li>{levelLabels[level]}</li>
          <li>{minutesOf(minutes)}</li>
          <li>{lessonsOf(lessons.length)}</li>
          <li>{originLabels[origin]}</li>
        </ul>
      </header>
      <Notice kind="info" actions={<Button onClick={() => void submitPrompt(title)}>{words.makeAlike}</Button>}>
        {words.forReading}
      </Notice>
      <h2 className="shared-lessons">{words.lessonsTitle}</h2>
      {lessons.length === 0 && <p className="muted">{words.quizzesOnly}</p>}
      <ol className="rows">
        {lessons.map(({ id, position, title, summary, minutes, state }) => (
          <li key={id}>
            <h3 className="row-title">
              {state === 'ready' ? (
                <Link to="/shared/$token" params={{ token }} search={{ lesson: id }}>
                  {position}. {title}
                </Link>
              ) : (
                `${position}. ${title}`
              )}
            </h3>
            <p className="muted clamp">{summary}</p>
            <p className="meta">
              <span>{minutesOf(minutes)}</span>
              {state !== 'ready' && <span>{state === 'writing' ? words.beingWritten : words.notWritten}</span>}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function NoSuchLink() {
  return (
    <div className="page page-narrow">
      <h1>{words.deadLink}</h1>
      <p className="lead">{words.deadLinkWhy}</p>
      <p className="actions">
        <LinkButton to="/topics">{browseTopics}</LinkButton>
      </p>
    </div>
  )
}
