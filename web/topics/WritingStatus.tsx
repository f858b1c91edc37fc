import type { Topic } from '#contract/catalog.ts'
import { Progress } from '../ui/Progress.tsx'
import { counted } from '../ui/topicLabels.ts'

/** How far the writing is, said politely as it goes on. Not shown for a topic that was ready when it was opened. */
export default function WritingStatus({ topic }: { topic: Topic }) {
  const writing = topic.state === 'writing'
  const total = topic.lessons.length
  const ready = topic.lessons.filter((lesson) => lesson.state === 'ready').length
  return (
    <div className={writing ? 'writing' : undefined}>
      <p role="status" className={writing ? 'muted small' : 'sr-only'}>
        {writing && (total > 0 ? `Being written: ${ready} of ${counted(total, 'lesson')} ready.` : quizzesSoFar(topic))}
        {!writing && topic.state === 'ready' && 'The topic is ready.'}
      </p>
      {writing &&
        (total > 0 ? (
          <Progress label="Lessons ready" value={ready} max={total} />
        ) : (
          <Progress label="Writing the quizzes" />
        ))}
    </div>
  )
}

const quizzesSoFar = ({ quizzes }: Topic) =>
  quizzes.length > 0
    ? `Being written: ${counted(quizzes.length, 'quiz', 'quizzes')} ready so far.`
    : 'Being written: the first quiz comes in a moment.'
