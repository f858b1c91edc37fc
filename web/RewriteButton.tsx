import { useState } from 'react'
import { type Rewriting, rewriteLesson, rewriteQuiz } from '#contract/rewriting.ts'
import { call } from './api.ts'
import { Button } from './ui/Button.tsx'
import { Notice } from './ui/Notice.tsx'
import { useSending } from './useSending.ts'

type Props = {
  topicId: string
  lesson: Pick<Rewriting['lessons'][number], 'lessonId' | 'title' | 'byHand'>
  part: 'lesson' | 'quiz'
  children: string
}

/** Has a lesson or its questions written again. What a hand has written is not replaced before that is confirmed. */
export function RewriteButton({ topicId, lesson: { lessonId, title, byHand }, part, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { isSending, failure, send } = useSending()

  function ask(overEdits = false) {
    setAsking(false)
    const lesson = { topicId, lessonId }
    void send(() => (part === 'lesson' ? call(rewriteLesson, { ...lesson, overEdits }) : call(rewriteQuiz, lesson)))
  }

  if (isAsking) {
    return (
      <Notice
        actions={
          <>
            <Button onClick={() => ask(true)}>Write it anew all the same</Button>
            {/* The button that was pressed is gone, and with it the focus. */}
            <Button variant="quiet" ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        }
      >
        This lesson was changed by hand. What it says now stays among its versions.
      </Notice>
    )
  }
  const isConfirmed = part === 'quiz' || !byHand
  return (
    <>
      <Button aria-disabled={isSending || undefined} onClick={() => (isConfirmed ? ask() : setAsking(true))}>
        {children}
        <span className="sr-only"> “{title}”</span>
      </Button>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}
