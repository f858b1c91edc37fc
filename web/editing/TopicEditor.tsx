import { Link } from '@tanstack/react-router'
import { getTopicSource, type TopicSource } from '#contract/editing.ts'
import { editorOf } from '../questions/editor/editors.ts'
import { useTitle } from '../title.ts'
import { useRewriting } from '../useRewriting.ts'
import { Crumbs } from './Crumbs.tsx'
import { Inbox } from './Inbox.tsx'
import { Load } from './Load.tsx'
import { RewriteParts } from './RewriteParts.tsx'

export default function TopicEditor({ topicId }: { topicId: string }) {
  return (
    <Load endpoint={getTopicSource} input={{ topicId }} thing="topic">
      {(topic) => <Parts topic={topic} />}
    </Load>
  )
}

function Parts({ topic }: { topic: TopicSource }) {
  useTitle(`Edit: ${topic.title}`)
  const rewriting = useRewriting(topic.topicId)
  return (
    <>
      <Crumbs topicId={topic.topicId} topicTitle={topic.title} />
      <h1>Edit: {topic.title}</h1>
      <p className="lead">
        Nothing is lost: every save is a version that can be brought back, and everybody keeps their progress.
        {topic.everywhere && ' A question of the library changes in every topic that asks it.'}
      </p>
      <Inbox topicId={topic.topicId} />
      <section aria-labelledby="parts" className="mt-8">
        <h2 id="parts">Lessons and questions</h2>
        {rewriting?.barred === null && (
          <p className="muted">
            The language model can write a lesson anew, with its questions, or make other questions. What was answered
            stays, and so do the questions that were changed by hand. {rewriting.left} more today.
          </p>
        )}
        {topic.lessons.map((lesson) => (
          <section key={lesson.id} aria-labelledby={lesson.id} className="edit-lesson">
            <h3 id={lesson.id}>
              <Link to="/topic-details/$id/edit" params={{ id: topic.topicId }} search={{ lesson: lesson.id }}>
                {lesson.title}
              </Link>
            </h3>
            <p className="meta">
              <span>Lesson</span>
              {lesson.byHand && <span>Changed by hand</span>}
            </p>
            <ul>
              {lesson.questions.map((question) => (
                <li key={question.id}>
                  <Link to="/topic-details/$id/edit" params={{ id: topic.topicId }} search={{ question: question.id }}>
                    {question.stem}
                  </Link>
                  <p className="meta">
                    <span>{editorOf(question).label}</span>
                    {question.withdrawn && <span className="edit-mark">Withdrawn</span>}
                    {question.version > 0 && <span>Changed by hand</span>}
                    {question.loose && !question.withdrawn && (
                      <span className="edit-mark">Its sentence stands in the lesson no more</span>
                    )}
                  </p>
                </li>
              ))}
            </ul>
            {rewriting && (
              <RewriteParts
                rewriting={rewriting}
                lessonId={lesson.id}
                hasQuestions={lesson.questions.some(({ withdrawn }) => !withdrawn)}
              />
            )}
          </section>
        ))}
      </section>
    </>
  )
}
