import { Link } from '@tanstack/react-router'
import type { TopicSummary } from '#contract/catalog.ts'
import { Icon } from '../ui/Icon.tsx'
import { counted, levelLabels, originLabels } from '../ui/topicLabels.ts'

const states = { writing: 'Being written…', failed: 'Not finished', ready: null }

/** One topic in the list; the whole card is its link. */
export function TopicCard({ topic }: { topic: TopicSummary }) {
  const { id, title, summary, subject, level, minutes, lessonCount, quizCount } = topic
  const state = states[topic.state]
  return (
    <li className="card topic-card">
      <p className="eyebrow">{subject}</p>
      <h2 className="row-title">
        <Link to="/topic-details/$id" params={{ id }}>
          {title}
        </Link>
      </h2>
      <p className="clamp muted">{summary}</p>
      <div className="topic-card-foot">
        <ul className="facts">
          <li>{levelLabels[level]}</li>
          {/* They count the reading. */}
          {lessonCount > 0 && <li>{minutes} min</li>}
          {lessonCount > 0 && <li>{counted(lessonCount, 'lesson')}</li>}
          {quizCount > 0 && <li>{counted(quizCount, 'quiz', 'quizzes')}</li>}
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
