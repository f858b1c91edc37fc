import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { TopicSummary } from '#contract/catalog.ts'
import * as words from '#words/topics.ts'
import { Icon } from '../ui/Icon.tsx'
import { spoken } from '../ui/spoken.ts'
import { originLabels, topicFacts } from '../ui/topicLabels.ts'

const states = { ...words.states, ready: null }

const TopicDone = lazy(() => import('./TopicDone.tsx'))

/** One topic in the list. The whole card is a link. `uid` is the person whose progress it shows. */
export function TopicCard({ topic, uid }: { topic: TopicSummary; uid: string | undefined }) {
  const { id, title, summary, subject } = topic
  const state = states[topic.state]
  return (
    <li className="card topic-card">
      <p className="eyebrow">{subject}</p>
      <h2 className="row-title">
        <Link to="/topic-details/$id" params={{ id }} {...spoken(topic.language)}>
          {title}
        </Link>
      </h2>
      <p className="clamp muted" {...spoken(topic.language)}>
        {summary}
      </p>
      {uid && (
        // Reserves a line on every card, because progress is loaded later than the list and must not move it.
        <div className="topic-card-done">
          <Suspense>
            <TopicDone uid={uid} topicId={id} />
          </Suspense>
        </div>
      )}
      <div className="topic-card-foot">
        <ul className="facts">
          {topicFacts(topic).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <span>{originLabels[topic.origin]}</span>
        {state && (
          <span className={`topic-state topic-state-${topic.state}`}>
            <Icon name={topic.state === 'failed' ? 'alert' : 'clock'} size={16} />
            {state}
          </span>
        )}
      </div>
    </li>
  )
}
