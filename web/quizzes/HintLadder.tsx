import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Snippet } from '../questions/Snippet.tsx'
import { useShortcutsOn } from '../shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Ladder } from './useHints.ts'

const RUNGS = ['Where to look', 'What narrows it down', 'What it rests on', 'The worked example of the lesson']
const MOST_RUNGS = RUNGS.length

/** The hints that were taken, one below the other, and the button to the next. */
export function HintLadder({ ladder: { hints, state, message, tried, take } }: { ladder: Ladder }) {
  const on = useShortcutsOn()
  const router = useRouter()
  const list = useRef<HTMLOListElement>(null)
  const of = hints[0]?.of ?? MOST_RUNGS
  const isDone = hints.length >= of
  useEffect(() => {
    if (hints.length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [hints.length])

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || link.origin !== location.origin) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.hash })
  }

  return (
    <div className="hints">
      <div aria-live="polite">
        {hints.length > 0 && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a link in it is a click too
          <ol ref={list} onClick={follow} aria-label="Hints">
            {hints.map(({ step, html }) => (
              <li key={step}>
                <p className="option-word">
                  Hint {step} of {of}: {RUNGS[step - 1]}
                </p>
                <Snippet html={html} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {message && (
        <Notice kind="error" actions={<Button onClick={take}>Retry</Button>}>
          {message}
        </Notice>
      )}
      {!isDone && (
        <p className="hints-next">
          <Button aria-disabled={!tried || state === 'loading' || undefined} onClick={take}>
            {state === 'loading' ? 'Loading the hint…' : labelOf(hints.length, of)}
          </Button>
          <span className="muted small" role="status">
            {!tried
              ? 'Try first: choose or type an answer, then a hint can be had.'
              : hints.length === 0
                ? 'An answer with hints counts for less.'
                : ''}
            {on && tried && hints.length === 0 && (
              <>
                {' '}
                Key: <kbd>h</kbd>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

const labelOf = (taken: number, of: number) =>
  taken === 0
    ? 'Get a hint'
    : taken + 1 === MOST_RUNGS
      ? 'Show the worked example'
      : `Next hint (${taken + 1} of ${of})`
