import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { retry } from '#words/common.ts'
import * as words from '#words/quizzes.player.ts'
import { useShortcutsOn } from '../preferences/shortcuts.ts'
import { Snippet } from '../questions/Snippet.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import type { Ladder } from './useHints.ts'

const { where, narrower, basis, example } = words.rungs
const RUNGS = [where, narrower, basis, example]
const MOST_RUNGS = RUNGS.length

/** The hints taken so far, and the button for the next one. */
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link by keyboard also causes a click
          <ol ref={list} onClick={follow} aria-label={words.hintsTitle}>
            {hints.map(({ step, html }) => (
              <li key={step}>
                <p className="option-word">{words.hintOf(step, of, RUNGS[step - 1] ?? '')}</p>
                <Snippet html={html} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {message && (
        <Notice kind="error" actions={<Button onClick={take}>{retry}</Button>}>
          {message}
        </Notice>
      )}
      {!isDone && (
        <p className="hints-next">
          <Button aria-disabled={!tried || state === 'loading' || undefined} onClick={take}>
            {state === 'loading' ? words.loadingHint : labelOf(hints.length, of)}
          </Button>
          <span className="muted small" role="status">
            {!tried ? words.tryFirst : hints.length === 0 ? words.hintsCost : ''}
            {on && tried && hints.length === 0 && (
              <>
                {' '}
                <Rich text={words.hintKey} parts={{ kbd: (key) => <kbd>{key}</kbd> }} />
              </>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

const labelOf = (taken: number, of: number) =>
  taken === 0 ? words.firstHint : taken + 1 === MOST_RUNGS ? words.showExample : words.nextHint(taken + 1, of)
