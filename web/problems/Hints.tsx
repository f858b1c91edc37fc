import { useState } from 'react'
import * as words from '#words/problems.problem.ts'
import { Button } from '../ui/Button.tsx'

/** Hints shown one at a time, from a nudge to nearly the whole solution. */
export function Hints({ hints }: { hints: string[] }) {
  const [shown, setShown] = useState(0)
  return (
    <section aria-labelledby="hints" className="statement-hints">
      <h2 id="hints">{words.hints}</h2>
      <ol aria-live="polite">
        {hints.slice(0, shown).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ol>
      {shown < hints.length && (
        <Button onClick={() => setShown(shown + 1)}>
          {shown === 0 ? words.showHint : words.showNextHint}{' '}
          <span className="muted">{words.hintOf(shown + 1, hints.length)}</span>
        </Button>
      )}
    </section>
  )
}
