import { Link, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { type Diagnosis, type LessonJudgement, startDiagnosis, undoDiagnosis } from '#contract/diagnosis.ts'
import { call } from '../api.ts'
import { focusOn } from '../focusOn.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSending } from '../useSending.ts'

type Props = {
  diagnosis: Diagnosis
  onChange: (next: Diagnosis) => void
}

/** Which lessons need not be read, how sure that is, and the way to have them all the same. */
export function DiagnosisResult({ diagnosis, onChange }: Props) {
  const { id, topicId, lessons, answered } = diagnosis
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => focusOn(heading.current), [])
  const router = useRouter()
  const { failure, send } = useSending({ overlapping: true })
  const known = lessons.filter((lesson) => lesson.known)
  const counted = known.filter((lesson) => !lesson.undone)

  const undo = (undone: boolean, lessonId?: string) =>
    send(async () => {
      const next = await call(undoDiagnosis, { diagnosisId: id, lessonId, undone })
      if (next) onChange(next)
    })
  const again = () =>
    send(async () => {
      const started = await call(startDiagnosis, { topicId })
      if (started) await router.navigate({ to: '/diagnosis/$id', params: { id: started.id } })
    })

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="display">
        {headline(known.length, lessons.length)}
      </h2>
      <p className="lead">
        {known.length > 0
          ? 'They count as done and are passed over. You can read them whenever you like, and take it back here.'
          : answered > 0
            ? 'Begin with the first lesson. Your answers count for your skills.'
            : 'Nothing was answered, so nothing is passed over.'}
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <ol className="lesson-judgements">
        {lessons.map((lesson) => (
          <li key={lesson.lessonId} data-known={(lesson.known && !lesson.undone) || undefined}>
            <Judgement lesson={lesson} onUndo={(undone) => void undo(undone, lesson.lessonId)} />
          </li>
        ))}
      </ol>
      <p className="actions">
        <LinkButton to="/topic-details/$id" params={{ id: topicId }} variant="primary">
          Go on with the topic
          <Icon name="arrow" />
        </LinkButton>
        {known.length > 1 && (
          <Button onClick={() => void undo(counted.length > 0)}>
            {counted.length > 0 ? 'Undo all of it' : 'Let it count again'}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void again()}>
          Check again
        </Button>
      </p>
    </>
  )
}

function headline(known: number, lessons: number) {
  if (known === 0) return lessons === 1 ? 'This lesson is new to you' : 'These lessons are new to you'
  return known === lessons ? 'You know all of it' : `You know ${known} of ${lessons} lessons`
}

function Judgement({ lesson, onUndo }: { lesson: LessonJudgement; onUndo: (undone: boolean) => void }) {
  const { position, title, lessonId, known, sure, undone } = lesson
  return (
    <>
      <span className="judgement-mark" aria-hidden="true">
        {known && !undone ? <Icon name="check" size={16} /> : position}
      </span>
      <div>
        <h3>
          <Link to="/lessons/$id" params={{ id: lessonId }}>
            {title}
          </Link>
        </h3>
        <p className="muted small">
          {known ? (undone ? 'To read, as you wish' : 'You know this') : 'To read'}
          {`, ${sureness(sure)} (${Math.round(sure * 100)}%)`}
        </p>
      </div>
      {known && (
        <Button variant="quiet" onClick={() => onUndo(!undone)}>
          {undone ? 'Let it count' : 'Undo'}
          <span className="sr-only">for {title}</span>
        </Button>
      )}
    </>
  )
}

function sureness(sure: number) {
  if (sure >= 0.9) return 'quite sure'
  return sure >= 0.75 ? 'fairly sure' : 'not sure'
}
