import type { Topic } from '#contract/catalog.ts'
import * as words from '#words/topics.writing.ts'
import { Progress } from '../ui/Progress.tsx'

/** Progress of writing a topic, announced to screen readers. Not rendered if the topic was ready when opened. */
export default function WritingStatus({ topic }: { topic: Topic }) {
  const writing = topic.state === 'writing'
  const total = topic.lessons.length
  const ready = topic.lessons.filter((lesson) => lesson.state === 'ready').length
  return (
    <div className={writing ? 'writing' : undefined}>
      <p role="status" className={writing ? 'muted small' : 'sr-only'}>
        {writing && (total > 0 ? words.lessonsReady(ready, total) : quizzesSoFar(topic))}
        {!writing && topic.state === 'ready' && words.topicReady}
      </p>
      {writing &&
        (total > 0 ? (
          <Progress label={words.lessonsBar} value={ready} max={total} />
        ) : (
          <Progress label={words.quizzesBar} />
        ))}
    </div>
  )
}

const quizzesSoFar = ({ quizzes }: Topic) =>
  quizzes.length > 0 ? words.quizzesReady(quizzes.length) : words.firstQuizSoon
