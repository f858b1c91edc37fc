import { useLayoutEffect, useRef } from 'react'
import { focusOn } from '../focusOn.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type Props = {
  /** None of the old questions is asked any more. */
  isWhole: boolean
  onGoOn: () => void
}

/** The quiz asks other questions than when it was begun. */
export default function MadeAnew({ isWhole, onGoOn }: Props) {
  const text = useRef<HTMLDivElement>(null)
  // The question that was being answered is gone, and the focus with it.
  useLayoutEffect(() => focusOn(text.current), [])
  return (
    <div ref={text} tabIndex={-1} className="my-6">
      <Notice
        actions={
          <Button variant="primary" onClick={onGoOn}>
            Go on with the new questions
          </Button>
        }
      >
        <p>
          <b>The questions of this quiz were {isWhole ? 'made anew' : 'changed'} while you had it open.</b>
        </p>
        <p>What you have answered is kept, and still counts.</p>
      </Notice>
    </div>
  )
}
