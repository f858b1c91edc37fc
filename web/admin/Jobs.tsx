import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type AdminJob, listJobs, retryJob, stopJob } from '#contract/admin.ts'
import { call } from '../api.ts'
import { Act } from './Act.tsx'
import { isoOf, momentOf } from './moments.ts'
import { useNews } from './News.tsx'
import { Pages } from './Pages.tsx'
import { useView, Views } from './Views.tsx'

const views = [
  { value: 'failed', label: 'Failed' },
  { value: 'underWay', label: 'Under way' },
  { value: 'waiting', label: 'Waiting' },
] as const
const empty = {
  failed: { title: 'No job has failed.', text: 'What fails stands here for a day, with the reason.' },
  underWay: { title: 'Nothing is being made now.' },
  waiting: { title: 'Nothing waits.', text: 'A job waits a few seconds where its person is asked something.' },
}
const kinds = { topic: 'A topic', lesson: 'A lesson, written again', quiz: 'A quiz, written again' }
const states = { queued: 'Queued', running: 'Running', waiting: 'Waiting', failed: 'Failed' }

export function Jobs() {
  const state = useView(views)
  const news = useNews(listJobs)
  return (
    <>
      <Views legend="Show" part="jobs" views={views} shown={state} />
      {news.shown}
      <Pages
        endpoint={listJobs}
        filter={state}
        load={(cursor, signal) => call(listJobs, { state, ...(cursor && { cursor }) }, { signal })}
        loading="Loading jobs"
        empty={empty[state]}
      >
        {(jobs) => (
          <ul className="rows">
            {jobs.map((job) => (
              <Row key={job.id} job={job} onDone={news.tell} />
            ))}
          </ul>
        )}
      </Pages>
    </>
  )
}

function Row({ job, onDone }: { job: AdminJob; onDone: (news: ReactNode) => void }) {
  const { id, kind, prompt, state, byModel, tries, reason, person, createdAt } = job
  return (
    <li>
      <h2 className="admin-title">{prompt}</h2>
      {reason !== null && <p className="admin-text">{reason}</p>}
      <p className="meta">
        <span>{kinds[kind]}</span>
        <span>{states[state]}</span>
        {byModel && <span>By the language model</span>}
        {tries > 1 && <span>Taken up {tries} times</span>}
        <Link to="/admin/$part" params={{ part: 'users' }} search={{ uid: person.uid }}>
          {person.displayName}
        </Link>
        <time dateTime={isoOf(createdAt)}>{momentOf(createdAt)}</time>
      </p>
      {state === 'failed' ? (
        <Act
          label="Try again"
          of={prompt}
          onDone={onDone}
          act={async () =>
            (await call(retryJob, { id })) && `“${prompt}” is being made again for ${person.displayName}.`
          }
        />
      ) : (
        <Act
          label="Stop"
          of={prompt}
          question={`What it has written so far is removed, and ${person.displayName} is told that it was cancelled.`}
          onDone={onDone}
          act={async () => {
            const answer = await call(stopJob, { id })
            return answer && (answer.cancelled ? `“${prompt}” was stopped.` : `“${prompt}” had ended already.`)
          }}
        />
      )}
    </li>
  )
}
