import { useLayoutEffect, useRef } from 'react'
import { focusOn } from '../focusOn.ts'
import { Notice } from '../ui/Notice.tsx'

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
            <b>Saved on this device; the verdict comes when you are back online.</b>
          </p>
        ) : (
          <>
            <p>
              <b>Not saved yet.</b> Your answer is kept on this device until it is.
            </p>
            <p>{message}</p>
          </>
        )}
        {waiting > 1 && <p>{waitingWords(waiting)}</p>}
      </Notice>
    </div>
  )
}

export const waitingWords = (count: number) =>
  count === 1 ? '1 answer waits on this device.' : `${count} answers wait on this device.`
