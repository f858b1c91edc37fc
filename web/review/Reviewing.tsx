import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { Summary } from './Summary.tsx'
import { type Reviewer, useReview } from './useReview.ts'
import { useReviewKeys } from './useReviewKeys.ts'
import { count, moment } from './words.ts'

/** From the first question that is due to the last, or until the person stops. */
export function Reviewing({ uid }: { uid: string }) {
  const reviewer = useReview(uid)
  const { session, reveal, grade, undo } = reviewer
  const isAsking = session.state === 'asking'
  const isShown = session.answer.state === 'shown'
  useReviewKeys({
    reveal: isAsking && session.answer.state !== 'loading' && !isShown ? () => void reveal() : undefined,
    grade: isAsking && isShown ? grade : undefined,
    undo: session.done.length > 0 ? undo : undefined,
  })
  return (
    <section aria-label="Your reviews">
      <Unsent {...reviewer} />
      <Now {...reviewer} />
    </section>
  )
}

function Now(reviewer: Reviewer) {
  const { session, dispatch, problem, load, waiting } = reviewer
  switch (session.state) {
    case 'asking':
      return <ReviewCard {...reviewer} />
    case 'stopped':
      return (
        <End title="That was it for now" {...reviewer}>
          <Button variant="primary" onClick={() => dispatch({ do: 'goOn' })}>
            Go on reviewing
          </Button>
        </End>
      )
    case 'empty':
      return session.done.length > 0 ? (
        <End title="All done" {...reviewer}>
          <LinkButton to="/topics">Browse topics</LinkButton>
        </End>
      ) : (
        <NothingDue nextDueAt={session.nextDueAt} />
      )
    default:
      if (problem)
        return (
          <Notice kind="error" actions={<Button onClick={() => void load()}>Retry</Button>}>
            {problem}
          </Notice>
        )
      // What waits has to arrive before more is asked for; the notice above says so.
      if (waiting > 0 && reviewer.trouble) return <End title="As far as it goes offline" {...reviewer} />
      return <Skeleton lines={6} label="Loading your reviews" />
  }
}

function NothingDue({ nextDueAt }: { nextDueAt: number | null }) {
  return (
    <EmptyState title="Nothing is due now." actions={<LinkButton to="/topics">Browse topics</LinkButton>}>
      <p>
        {nextDueAt === null
          ? 'Every question that you answer in a quiz comes back here, shortly before you would forget it.'
          : `The next question is due on ${moment(nextDueAt)}.`}
      </p>
    </EmptyState>
  )
}

function End({ title, children, ...reviewer }: Reviewer & { title: string; children?: ReactNode }) {
  const { session, undo } = reviewer
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { done, left, more, nextDueAt, state } = session
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="review-end">
        {title}
      </h2>
      <p className="lead">
        {count(done.length, 'question')} reviewed
        {state === 'stopped' && left > 0 && `, ${left.toLocaleString()}${more ? '+' : ''} left`}.
        {state === 'empty' && nextDueAt !== null && ` The next one is due on ${moment(nextDueAt)}.`}
      </p>
      <Summary done={done} />
      <p className="actions">
        {children}
        {done.length > 0 && <Button onClick={undo}>Take the last one back</Button>}
      </p>
    </>
  )
}

/** What is kept on this device until it can be sent. */
function Unsent({ waiting, trouble, flush }: Reviewer) {
  if (waiting === 0 || trouble === null) return null
  return (
    <Notice kind="error" actions={<Button onClick={() => void flush()}>Send now</Button>}>
      <p>
        <b>{count(waiting, 'review')} not sent yet.</b> Kept on this device, and sent by itself once it can be.
      </p>
      <p>{trouble}</p>
    </Notice>
  )
}
