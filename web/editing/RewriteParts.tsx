import type { Rewriting } from '#contract/rewriting.ts'
import { RewriteButton } from '../RewriteButton.tsx'

type Props = { rewriting: Rewriting; lessonId: string; hasQuestions: boolean }

/** For the owner of what a language model has written: one lesson or its questions anew. */
export function RewriteParts({ rewriting: { topicId, barred, hasQuizzes, lessons }, lessonId, hasQuestions }: Props) {
  const lesson = lessons.find((one) => one.lessonId === lessonId)
  if (!lesson || barred !== null) return null
  if (lesson.underWay !== null) {
    return (
      <p role="status" className="muted small">
        {lesson.underWay === 'lesson' ? 'This lesson is being written anew…' : 'Its questions are being made…'}
      </p>
    )
  }
  return (
    <>
      {lesson.failure && (
        <p className="edit-mark">
          {lesson.failure.part === 'lesson' ? 'The lesson' : 'Its questions'} could not be written.{' '}
          {lesson.failure.message}
        </p>
      )}
      <div className="actions mt-2">
        <RewriteButton topicId={topicId} lesson={lesson} part="lesson">
          Write this lesson anew
        </RewriteButton>
        {hasQuizzes && (
          <RewriteButton topicId={topicId} lesson={lesson} part="quiz">
            {hasQuestions ? 'Make new questions' : 'Make questions'}
          </RewriteButton>
        )}
      </div>
    </>
  )
}
