import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Rewriting, rewriteLesson, rewriteQuiz } from '#contract/rewriting.ts'
import { call } from './api.ts'
import { Button } from './ui/Button.tsx'
import { Notice } from './ui/Notice.tsx'
import { forgetWritten } from './useRewriting.ts'

type Props = {
  topicId: string
  lesson: Pick<Rewriting['lessons'][number], 'lessonId' | 'title' | 'byHand'>
  part: 'lesson' | 'quiz'
  children: string
}

/** Has a lesson or its questions written again. What a hand has written is not replaced before that is confirmed. */
export function RewriteButton({ topicId, lesson: { lessonId, title, byHand }, part, children }: Props) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<'no' | 'confirm' | 'under way'>('no')
  const [failure, setFailure] = useState('')

  async function ask(overEdits = false) {
    if (asking === 'under way') return
    setAsking('under way')
    setFailure('')
    try {
      if (part === 'lesson') await call(rewriteLesson, { topicId, lessonId, overEdits })
      else await call(rewriteQuiz, { topicId, lessonId })
      forgetWritten(queryClient)
    } catch (error) {
      setFailure((error as Error).message)
    }
    setAsking('no')
  }

  if (asking === 'confirm') {
    return (
      <Notice
        actions={
          <>
            <Button onClick={() => void ask(true)}>Write it anew all the same</Button>
            {/* The button that was pressed is gone, and with it the focus. */}
            <Button variant="quiet" ref={(button) => button?.focus()} onClick={() => setAsking('no')}>
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
      <Button
        aria-disabled={asking === 'under way' || undefined}
        onClick={() => (isConfirmed ? void ask() : setAsking('confirm'))}
      >
        {children}
        <span className="sr-only"> “{title}”</span>
      </Button>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}
