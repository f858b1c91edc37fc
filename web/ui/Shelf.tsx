import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { TopicSummary } from '#contract/catalog.ts'
import { minutes } from '#words/common.ts'
import { Cover } from './Cover.tsx'
import { spoken } from './spoken.ts'
import { levelLabels } from './topicLabels.ts'

/** The name of a cover while it becomes the head of its topic's page (web/topics/topic.css). */
const CHOSEN = 'chosen-cover'

type BookProps = { topic: TopicSummary; hasSubject?: boolean; eager?: boolean; children?: ReactNode }

/** A topic as a book on a shelf. */
export function Book({ topic, hasSubject = false, eager = false, children }: BookProps) {
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    // Other covers, such as the one at the top of a topic's page, may have this name too. If two elements have the same
    // name, the browser skips the transition.
    for (const other of document.querySelectorAll<HTMLElement>('.cover')) other.style.viewTransitionName = 'none'
    const cover = event.currentTarget.querySelector<HTMLElement>('.cover')
    if (cover) cover.style.viewTransitionName = CHOSEN
  }
  return (
    <li className="book">
      <h3>
        <Link to="/topic-details/$id" params={{ id: topic.id }} viewTransition onClick={choose}>
          <Cover cover={topic.cover} title={topic.title} language={topic.language} eager={eager} />
        </Link>
      </h3>
      <div className={`book-note s-${topic.cover.hue}`}>
        {hasSubject && (
          <p className="book-subject" {...spoken(topic.language)}>
            {topic.subject}
          </p>
        )}
        <p>
          {levelLabels[topic.level]} · {minutes(topic.minutes)}
        </p>
        {children}
      </div>
    </li>
  )
}

/** Topics of several subjects side by side. */
export function Shelf({ topics, eager = false }: { topics: TopicSummary[]; eager?: boolean }) {
  return (
    <ul className="shelf">
      {topics.map((topic) => (
        <Book key={topic.id} topic={topic} hasSubject eager={eager} />
      ))}
    </ul>
  )
}
