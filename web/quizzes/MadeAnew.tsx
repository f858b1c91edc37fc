import { useLayoutEffect, useRef } from 'react'
import * as words from '#words/quizzes.anew.ts'
import { Button } from '../ui/Button.tsx'
import { focusOn } from '../ui/focusOn.ts'
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
            {words.goOn}
          </Button>
        }
      >
        <p>
          <b>{isWhole ? words.happened.whole : words.happened.partly}</b>
        </p>
        <p>{words.isKept}</p>
      </Notice>
    </div>
  )
}
