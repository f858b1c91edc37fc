import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Lesson } from '#contract/catalog.ts'
import { retry } from '#words/common.ts'
import * as words from '#words/lessons.ts'
import { source as sourceTitle } from '#words/passages.ts'
import { SourceLine } from '../passages/SourceLine.tsx'
import { StartPractice } from '../quizzes/StartPractice.tsx'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Celebration } from '../ui/Celebration.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { listsForeignWords } from './foreignWords.ts'
import type { LessonReading } from './useLessonRead.ts'

type Props = { lesson: Lesson; reading: LessonReading; onGoOn: () => void }

/** The end of the lesson: sources, reading status and links to what comes next. Scrolling here marks it as read. */
export function LessonEnd({ lesson, reading, onGoOn }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const isSignedIn = useSession().state === 'signedIn'
  const unread = reading.state === 'unread'
  const [wasUnread, setWasUnread] = useState(false)
  if (unread && !wasUnread) setWasUnread(true)
  const isDone = wasUnread && reading.state === 'read'
  const mark = useRef(reading.mark)
  useEffect(() => {
    mark.current = reading.mark
  })
  useEffect(() => {
    if (!unread || !end.current) return
    // A busy page may be told of several moments at once.
    const watch = new IntersectionObserver((moments) => {
      if (moments.some(({ isIntersecting }) => isIntersecting)) void mark.current()
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [unread])

  return (
    <>
      <div ref={end} />
      {lesson.source && (
        <section className="lesson-sources" aria-labelledby="source">
          <h2 id="source">{sourceTitle}</h2>
          <SourceLine source={lesson.source} />
        </section>
      )}
      {lesson.sources.length > 0 && (
        <section className="lesson-sources" aria-labelledby="sources">
          <h2 id="sources">{words.sources}</h2>
          <ul className="sources">
            {lesson.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="lesson-end" aria-labelledby="end">
        <h2 id="end">{lesson.quizId ? words.nowSeeWhatStayed : words.thatWasIt}</h2>
        <p className="muted" role="status">
          {reading.state === 'read' && !isDone && `${words.markedAsRead} `}
          {lesson.quizId && <QuizNote quizId={lesson.quizId} reading={reading} />}
        </p>
        <p className="actions">
          {lesson.quizId && <Practise quizId={lesson.quizId} title={lesson.title} onGo={reading.mark} />}
          {isSignedIn && lesson.quizId && listsForeignWords(lesson) && (
            <StartPractice lessonId={lesson.id}>{words.practiseWords}</StartPractice>
          )}
          {!lesson.quizId && lesson.next && (
            <LinkButton to="/lessons/$id" params={{ id: lesson.next.id }} variant="primary">
              {words.readOn}
              <Icon name="arrow" />
            </LinkButton>
          )}
          {unread && <Button onClick={onGoOn}>{words.markReadAndGoOn}</Button>}
        </p>
        {/* Below the buttons, because it appears while readers are about to press one of them. */}
        {isDone && (
          <Celebration>
            <p>{words.markedAsRead}</p>
            {lesson.next && <p className="muted">{words.opened(lesson.next.title)}</p>}
          </Celebration>
        )}
        {reading.failure && (
          <Notice kind="error" actions={<Button onClick={reading.mark}>{retry}</Button>}>
            {reading.failure}
          </Notice>
        )}
      </section>
      <nav className="lesson-neighbours" aria-label={words.lessonsLabel}>
        {lesson.previous && (
          <Link to="/lessons/$id" params={{ id: lesson.previous.id }} aria-keyshortcuts="p">
            <span>{words.previous}</span>
            {lesson.previous.title}
          </Link>
        )}
        {lesson.next ? (
          <Link to="/lessons/$id" params={{ id: lesson.next.id }} className="is-next" aria-keyshortcuts="n">
            <span>{words.next}</span>
            {lesson.next.title}
          </Link>
        ) : (
          <Link to="/topic-details/$id" params={{ id: lesson.topicId }} className="is-next">
            <span>{words.backToTopic}</span>
            {lesson.topicTitle}
          </Link>
        )}
      </nav>
    </>
  )
}

type PractiseProps = { quizId: string; title: string; onGo: () => void }

/**
 * A link to the lesson's quiz. Visitors see it too, because the quiz page tells them what they can do without an
 * account.
 */
function Practise({ quizId, title, onGo }: PractiseProps) {
  return (
    <LinkButton
      to="/quizzes/$id"
      params={{ id: quizId }}
      variant="primary"
      aria-label={words.practiseLesson(words.practise, title)}
      onClick={onGo}
    >
      {words.practise}
      <Icon name="arrow" />
    </LinkButton>
  )
}

function QuizNote({ quizId, reading: { progress } }: { quizId: string; reading: LessonReading }) {
  const score = progress?.quizzes.find((quiz) => quiz.quizId === quizId)
  if (!score) return words.quizNotBegun
  if (score.answered === 0) return words.questionsWait(score.total)
  return words.answeredCorrectly(score.correct, score.total)
}
