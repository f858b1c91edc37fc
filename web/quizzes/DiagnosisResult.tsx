import { Link, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { type Diagnosis, type LessonJudgement, startDiagnosis, undoDiagnosis } from '#contract/diagnosis.ts'
import * as words from '#words/quizzes.diagnosisScreen.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { focusOn } from '../ui/focusOn.ts'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'

type Props = {
  diagnosis: Diagnosis
  onChange: (next: Diagnosis) => void
}

/** The lessons that can be skipped, how certain that is, and buttons to undo the judgement. */
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
        {known.length > 0 ? words.notes.known : answered > 0 ? words.notes.none : words.notes.unanswered}
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
          {words.goOn}
          <Icon name="arrow" />
        </LinkButton>
        {known.length > 1 && (
          <Button onClick={() => void undo(counted.length > 0)}>
            {counted.length > 0 ? words.undoAll : words.letAllCount}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void again()}>
          {words.checkAgain}
        </Button>
      </p>
    </>
  )
}

function headline(known: number, lessons: number) {
  if (known === 0) return words.allNew(lessons)
  return known === lessons ? words.allKnown : words.knownOf(known, lessons)
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
          {judged(words.judgements[known ? (undone ? 'undone' : 'known') : 'unknown'], sure)}
        </p>
      </div>
      {known && (
        <Button variant="quiet" onClick={() => onUndo(!undone)}>
          <Rich
            text={undone ? words.letCount : words.undo}
            parts={{
              which: (inner) => (
                <span className="sr-only">
                  <Rich text={inner} parts={{ lesson: () => title }} />
                </span>
              ),
            }}
          />
        </Button>
      )}
    </>
  )
}

/** Adds how certain a judgement is, unless it's nearly certain. */
function judged(judgement: string, sure: number) {
  if (sure >= 0.9) return judgement
  return words.judged(judgement, sure >= 0.75 ? words.sureness.fairly : words.sureness.not)
}
