import { useLayoutEffect, useRef } from 'react'
import * as words from '#words/quizzes.player.ts'
import { focusOn } from '../ui/focusOn.ts'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'

type Props = { offline: boolean; message: string; waiting: number }

/** An answer that could not be sent: kept, and no reason to stop. */
export function KeptHere({ offline, message, waiting }: Props) {
  const text = useRef<HTMLDivElement>(null)
  // Reading goes on here, and Enter leads on.
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
