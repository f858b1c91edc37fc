import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type AdminJob, listJobs, retryJob, stopJob } from '#contract/admin.ts'
import * as words from '#words/admin.jobs.ts'
import { tryAgain } from '#words/common.ts'
import { call } from '../api/api.ts'
import { Act } from './Act.tsx'
import { isoOf, momentOf } from './moments.ts'
import { useNews } from './News.tsx'
import { Pages } from './Pages.tsx'
import { useView, Views } from './Views.tsx'

const views = [
  { value: 'failed', label: words.views.failed },
  { value: 'underWay', label: words.views.underWay },
  { value: 'waiting', label: words.views.waiting },
] as const

export function Jobs() {
  const state = useView(views)
  const news = useNews(listJobs)
  return (
    <>
      <Views part="jobs" views={views} shown={state} />
      {news.shown}
      <Pages
        endpoint={listJobs}
        filter={state}
        load={(cursor, signal) => call(listJobs, { state, ...(cursor && { cursor }) }, { signal })}
        loading={words.loadingJobs}
        empty={words.empty[state]}
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
        <span>{words.kinds[kind]}</span>
        <span>{words.states[state]}</span>
        {byModel && <span>{words.byModel}</span>}
        {tries > 1 && <span>{words.takenUp(tries)}</span>}
        <Link to="/admin/$part" params={{ part: 'users' }} search={{ uid: person.uid }}>
          {person.displayName}
        </Link>
        <time dateTime={isoOf(createdAt)}>{momentOf(createdAt)}</time>
      </p>
      {state === 'failed' ? (
        <Act
          label={tryAgain}
          of={prompt}
          onDone={onDone}
          act={async () => (await call(retryJob, { id })) && words.madeAgain(prompt, person.displayName)}
        />
      ) : (
        <Act
          label={words.stop}
          of={prompt}
          question={words.stopWhat(person.displayName)}
          onDone={onDone}
          act={async () => {
            const answer = await call(stopJob, { id })
            return answer && (answer.cancelled ? words.stopped(prompt) : words.hadEnded(prompt))
          }}
        />
      )}
    </li>
  )
}
