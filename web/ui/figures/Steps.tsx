import { useEffect, useEffectEvent, useState } from 'react'
import * as words from '#words/ui.figures.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'

/** How long a step stays when the steps play by themselves: a moment to look, and time to read its sentence. */
const LOOK_MS = 1200
const LETTER_MS = 45

/** Shows the steps of a figure one at a time. Without JavaScript and on paper, all of them are shown. */
export function Steps({ figure }: { figure: HTMLElement }) {
  const [items] = useState(() => [...figure.querySelectorAll<HTMLElement>('.figure-steps > li')])
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const last = items.length - 1
  const said = items[at]?.querySelector('p')?.textContent ?? ''

  useEffect(() => {
    for (const [index, item] of items.entries()) item.classList.toggle('is-shown', index === at)
  }, [items, at])

  useEffect(() => {
    if (!isPlaying) return
    if (at === last) return setPlaying(false)
    const timer = setTimeout(() => setAt(at + 1), LOOK_MS + said.length * LETTER_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, at, last, said])

  const go = (to: number) => {
    setPlaying(false)
    setAt(Math.min(Math.max(to, 0), last))
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isScrolling = event.target instanceof Element && event.target.matches('.figure-view')
    if (isScrolling || event.altKey || event.ctrlKey || event.metaKey) return
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    figure.addEventListener('keydown', onKey)
    return () => figure.removeEventListener('keydown', onKey)
  }, [figure])

  const play = () => {
    if (!isPlaying && at === last) setAt(0)
    setPlaying(!isPlaying)
  }
  return (
    <div className="figure-stepper">
      <Button variant="quiet" aria-disabled={at === 0} aria-label={words.stepBack} onClick={() => go(at - 1)}>
        <Icon name="back" />
      </Button>
      <span className="muted small">{words.stepOf(at + 1, items.length)}</span>
      <Button variant="quiet" aria-disabled={at === last} aria-label={words.stepForward} onClick={() => go(at + 1)}>
        <Icon name="arrow" />
      </Button>
      <Button variant="quiet" onClick={play}>
        {isPlaying ? words.pause : words.play}
      </Button>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </div>
  )
}
