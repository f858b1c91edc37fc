import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import type { Review, ReviewGrade } from '#contract/reviews.ts'
import { focusOn } from '../focusOn.ts'
import { Html } from '../questions/Html.tsx'
import { Asked, Revealed } from '../questions/Reviewed.tsx'
import { ReportLink } from '../ReportLink.tsx'
import { useShortcutsOn } from '../shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Reviewer } from './useReview.ts'
import { ago, interval } from './words.ts'

const grades: { grade: ReviewGrade; word: string }[] = [
  { grade: 1, word: 'Again' },
  { grade: 2, word: 'Hard' },
  { grade: 3, word: 'Good' },
  { grade: 4, word: 'Easy' },
]

/** One question: asked, thought about, shown, judged. */
export function ReviewCard({ session, dispatch, reveal, grade, undo }: Reviewer) {
  const { answer, queue, done, left, more } = session
  const [review] = queue
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<HTMLHeadingElement>(null)
  const id = review?.question.id
  const isShown = answer.state === 'shown'
  // Reading goes on where something new stands; on the first question the page has only just been entered.
  const entered = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies(id): another question is another screen
  useLayoutEffect(() => {
    if (entered.current) focusOn(isShown ? shown.current : heading.current)
    entered.current = true
  }, [id, isShown])
  if (!review) return null
  const { question } = review
  return (
    <div className="review-card">
      <div className="review-progress">
        <p role="status">
          {left.toLocaleString()}
          {more && '+'} left
        </p>
        <progress className="progress" aria-label="Reviewed" value={done.length} max={done.length + left} />
        <Button variant="quiet" onClick={() => dispatch({ do: 'stop' })}>
          Stop
        </Button>
      </div>
      <Why review={review} />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Question
      </h2>
      <Html html={question.stemHtml} className="review-stem" />
      {isShown ? (
        <>
          <h3 ref={shown} tabIndex={-1} className="review-shown">
            Answer
          </h3>
          <Revealed question={question} revealed={answer.revealed} />
          <Grades review={review} onGrade={grade} />
        </>
      ) : (
        <>
          <Asked question={question} />
          {answer.state === 'failed' && (
            <Notice kind="error" actions={<Button onClick={() => dispatch({ do: 'skip' })}>Skip this question</Button>}>
              {answer.message}
            </Notice>
          )}
          <p className="actions">
            <Button
              variant="primary"
              aria-disabled={answer.state === 'loading' || undefined}
              onClick={() => void reveal()}
            >
              {answer.state === 'failed' ? 'Retry' : 'Show the answer'}
            </Button>
          </p>
        </>
      )}
      <Hint isShown={isShown} onUndo={done.length > 0 ? undo : undefined} />
      {isShown && <ReportLink kind="question" id={question.id} />}
    </div>
  )
}

function Why({ review }: { review: Review }) {
  const { topicId, topicTitle, skill, recall, lastSeenAt } = review
  return (
    <p className="meta review-why">
      <span>
        <Link to="/topic-details/$id" params={{ id: topicId }}>
          {topicTitle}
        </Link>
      </span>
      <span>{skill}</span>
      <span>
        Recall about {Math.round(recall * 100)}%, last seen {ago(Date.now() - lastSeenAt)}
      </span>
    </p>
  )
}

function Grades({ review, onGrade }: { review: Review; onGrade: (grade: ReviewGrade) => void }) {
  return (
    <fieldset className="grades">
      <legend>How well did you recall it?</legend>
      {grades.map(({ grade, word }) => (
        <Button key={grade} onClick={() => onGrade(grade)}>
          <span>
            <kbd>{grade}</kbd> {word}
          </span>{' '}
          <span className="muted small">{interval(review.intervals[grade - 1] ?? 0)}</span>
        </Button>
      ))}
    </fieldset>
  )
}

function Hint({ isShown, onUndo }: { isShown: boolean; onUndo: (() => void) | undefined }) {
  const on = useShortcutsOn()
  return (
    <div className="review-hint">
      {on && (
        <p className="review-keys">
          {isShown ? (
            <>
              <kbd>1</kbd> to <kbd>4</kbd> grade
            </>
          ) : (
            <>
              Think first, then <kbd>Space</kbd> shows the answer
            </>
          )}
          {onUndo && (
            <>
              , <kbd>u</kbd> takes the last one back
            </>
          )}
          .
        </p>
      )}
      {onUndo && (
        <Button variant="quiet" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  )
}
