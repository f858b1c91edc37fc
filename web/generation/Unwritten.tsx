import { Link } from '@tanstack/react-router'
import * as words from '#words/generation.unwritten.ts'
import { RewriteButton } from './RewriteButton.tsx'
import { useRewriting } from './useRewriting.ts'

type Props = {
  topicId: string
  /** Set on a lesson's own page, to show only that lesson. */
  lessonId?: string
}

/** For a topic's owner: the lessons and questions that could not be generated, the reasons, and buttons to retry. */
export default function Unwritten({ topicId, lessonId }: Props) {
  const rewriting = useRewriting(topicId)
  const missing = rewriting?.lessons.filter(
    (lesson) => (lesson.failure || lesson.underWay) && (lessonId === undefined || lesson.lessonId === lessonId),
  )
  if (!rewriting || !missing || missing.length === 0) return null
  return (
    <section aria-labelledby="unwritten" className="my-8">
      <h2 id="unwritten" className={lessonId ? 'sr-only' : 'mb-3'}>
        {words.notWrittenYet}
      </h2>
      <ul className="rows" role="list">
        {missing.map((lesson) => (
          <li key={lesson.lessonId}>
            {!lessonId && (
              <h3 className="row-title">
                <Link to="/lessons/$id" params={{ id: lesson.lessonId }}>
                  {lesson.title}
                </Link>
              </h3>
            )}
            <p role="status">{lesson.underWay && words.underWay[lesson.underWay]}</p>
            {lesson.failure && (
              <>
                <p>
                  {failureLabel(lesson.failure.part, lesson.isReady)} {lesson.failure.message}
                </p>
                {rewriting.barred === null ? (
                  // `relative` stacks the button above the row's link, which covers the whole row.
                  <div className="actions relative mt-2">
                    <RewriteButton topicId={topicId} lesson={lesson} part={lesson.failure.part}>
                      {words.writeAgain}
                    </RewriteButton>
                  </div>
                ) : (
                  <p className="muted small">{rewriting.barred}</p>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function failureLabel(part: 'lesson' | 'quiz', isReady: boolean) {
  if (part === 'quiz') return words.questionsFailed
  return isReady ? words.rewritingFailed : ''
}
