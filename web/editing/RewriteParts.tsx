import type { Rewriting } from '#contract/rewriting.ts'
import * as words from '#words/editing.topic.ts'
import { RewriteButton } from '../generation/RewriteButton.tsx'

type Props = { rewriting: Rewriting; lessonId: string; hasQuestions: boolean }

/** For the owner of a generated topic: buttons to regenerate a lesson or its questions. */
export function RewriteParts({ rewriting: { topicId, barred, hasQuizzes, lessons }, lessonId, hasQuestions }: Props) {
  const lesson = lessons.find((one) => one.lessonId === lessonId)
  if (!lesson || barred !== null) return null
  if (lesson.underWay !== null) {
    return (
      <p role="status" className="muted small">
        {words.underWay[lesson.underWay]}
      </p>
    )
  }
  return (
    <>
      {lesson.failure && <p className="edit-mark">{words.failed[lesson.failure.part](lesson.failure.message)}</p>}
      <div className="actions mt-2">
        <RewriteButton topicId={topicId} lesson={lesson} part="lesson">
          {words.rewriteLesson}
        </RewriteButton>
        {hasQuizzes && (
          <RewriteButton topicId={topicId} lesson={lesson} part="quiz">
            {hasQuestions ? words.newQuestions : words.firstQuestions}
          </RewriteButton>
        )}
      </div>
    </>
  )
}
