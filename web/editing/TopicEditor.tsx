import { Link } from '@tanstack/react-router'
import { getTopicSource, type TopicSource } from '#contract/editing.ts'
import { lesson as lessonWord } from '#words/common.ts'
import { editThing } from '#words/editing.shared.ts'
import * as words from '#words/editing.topic.ts'
import { useRewriting } from '../generation/useRewriting.ts'
import { editorOf } from '../questions/editor/editors.ts'
import { useTitle } from '../ui/title.ts'
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
  useTitle(editThing(topic.title))
  const rewriting = useRewriting(topic.topicId)
  return (
    <>
      <Crumbs topicId={topic.topicId} topicTitle={topic.title} />
      <h1>{editThing(topic.title)}</h1>
      <p className="lead">
        {words.lead}
        {topic.everywhere && ` ${words.everywhere}`}
      </p>
      <Inbox topicId={topic.topicId} />
      <section aria-labelledby="parts" className="mt-8">
        <h2 id="parts">{words.partsTitle}</h2>
        {rewriting?.barred === null && <p className="muted">{words.modelCan(rewriting.left)}</p>}
        {topic.lessons.map((lesson) => (
          <section key={lesson.id} aria-labelledby={lesson.id} className="edit-lesson">
            <h3 id={lesson.id}>
              <Link to="/topic-details/$id/edit" params={{ id: topic.topicId }} search={{ lesson: lesson.id }}>
                {lesson.title}
              </Link>
            </h3>
            <p className="meta">
              <span>{lessonWord}</span>
              {lesson.byHand && <span>{words.byHand}</span>}
            </p>
            <ul>
              {lesson.questions.map((question) => (
                <li key={question.id}>
                  <Link to="/topic-details/$id/edit" params={{ id: topic.topicId }} search={{ question: question.id }}>
                    {question.stem}
                  </Link>
                  <p className="meta">
                    <span>{editorOf(question).label}</span>
                    {question.withdrawn && <span className="edit-mark">{words.withdrawn}</span>}
                    {question.version > 0 && <span>{words.byHand}</span>}
                    {question.loose && !question.withdrawn && <span className="edit-mark">{words.loose}</span>}
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
