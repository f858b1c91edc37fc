import { useState } from 'react'
import { type Rewriting, rewriteLesson, rewriteQuiz } from '#contract/rewriting.ts'
import * as words from '#words/generation.rewrite.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type Props = {
  topicId: string
  lesson: Pick<Rewriting['lessons'][number], 'lessonId' | 'title' | 'byHand'>
  part: 'lesson' | 'quiz'
  children: string
}

/** Regenerates a lesson or its questions. Asks for confirmation before replacing text that was edited by hand. */
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
            <Button onClick={() => ask(true)}>{words.rewriteAnyway}</Button>
            {/* The pressed button is gone, so move focus to this one. */}
            <Button variant="quiet" ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
              {words.keepIt}
            </Button>
          </>
        }
      >
        {words.changedByHand}
      </Notice>
    )
  }
  const isConfirmed = part === 'quiz' || !byHand
  return (
    <>
      <Button aria-disabled={isSending || undefined} onClick={() => (isConfirmed ? ask() : setAsking(true))}>
        {children}
        <span className="sr-only"> {words.quoted(title)}</span>
      </Button>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}
