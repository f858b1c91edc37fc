import { useLayoutEffect, useRef } from 'react'
import * as words from '#words/quizzes.player.ts'
import { focusOn } from '../ui/focusOn.ts'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'

type Props = { offline: boolean; message: string; waiting: number }

/** Says that the answer couldn't be sent but is saved on this device, and that the learner can continue. */
export function KeptHere({ offline, message, waiting }: Props) {
  const text = useRef<HTMLDivElement>(null)
  // Takes the focus, so that screen readers continue here and Enter goes to the next question.
  useLayoutEffect(() => focusOn(text.current), [])
  return (
    <div ref={text} tabIndex={-1} className="mt-6">
      <Notice>
        {offline ? (
          <p>
            <b>{words.keptOffline}</b>
          </p>
        ) : (
          <>
            <p>
              <Rich text={words.notSaved} parts={{ b: (text) => <b>{text}</b> }} />
            </p>
            <p>{message}</p>
          </>
        )}
        {waiting > 1 && <p>{words.answersWait(waiting)}</p>}
      </Notice>
    </div>
  )
}
