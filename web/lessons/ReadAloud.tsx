import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Lesson } from '#contract/catalog.ts'
import * as words from '#words/lessons.aloud.ts'
import { useSingleKeys } from '../preferences/singleKeys.ts'
import { Button } from '../ui/Button.tsx'
import { createSpeaker, type Speaking } from './speaker.ts'
import { sentencesIn } from './speech.ts'
import { ToolIcon } from './ToolIcon.tsx'
import './readAloud.css'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]
const SPEED_KEY = 'lyceum.speed'
/** Height kept clear for the navigation bar at the top and the player at the bottom. */
const CLEAR_TOP_PX = 80
const CLEAR_BOTTOM_PX = 120

type Props = { lesson: Lesson; article: RefObject<HTMLElement | null>; onEnd: () => void }

/** Reads the lesson aloud from the first sentence in the window, until the text ends or the component unmounts. */
export default function ReadAloud({ lesson, article, onEnd }: Props) {
  const [now, setNow] = useState<Speaking['state']>('playing')
  const [speed, setSpeed] = useState(keptSpeed)
  const speaker = useRef<ReturnType<typeof createSpeaker> | null>(null)
  const speedAtStart = useRef(speed)
  const end = useRef(onEnd)
  const speedId = useId()
  useEffect(() => {
    end.current = onEnd
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies(lesson.html): the text is read again when it changes
  useEffect(() => {
    const prose = article.current?.querySelector('.prose')
    const sentences = prose ? sentencesIn(prose, lesson.language) : []
    const inSight = sentences.findIndex(({ block }) => block.getBoundingClientRect().bottom > CLEAR_TOP_PX)
    const reading = createSpeaker({
      sentences,
      from: Math.max(inSight, 0),
      rate: speedAtStart.current,
      lang: lesson.language,
    })
    speaker.current = reading
    let marked: Element | undefined
    const follow = () => {
      const { state, at } = reading.store.get()
      const block = state === 'ended' ? undefined : sentences[at]?.block
      if (block !== marked) {
        marked?.removeAttribute('data-spoken')
        block?.setAttribute('data-spoken', '')
        if (block) bringIntoView(block)
        marked = block
      }
      setNow(state)
      if (state === 'ended') end.current()
    }
    const unfollow = reading.store.subscribe(follow)
    const leave = () => reading.end()
    addEventListener('pagehide', leave)
    reading.play()
    return () => {
      unfollow()
      removeEventListener('pagehide', leave)
      reading.end()
      marked?.removeAttribute('data-spoken')
    }
  }, [article, lesson.html, lesson.language])

  const toggle = () => (now === 'playing' ? speaker.current?.pause() : speaker.current?.play())
  useSingleKeys({ r: toggle })
  const choose = (next: number) => {
    setSpeed(next)
    speaker.current?.setRate(next)
    try {
      localStorage.setItem(SPEED_KEY, String(next))
    } catch {}
  }

  return (
    <fieldset className="reader-bar player">
      <legend className="sr-only">{words.readAloud}</legend>
      <Button variant="quiet" aria-keyshortcuts="r" onClick={toggle}>
        <ToolIcon name={now === 'playing' ? 'pause' : 'play'} />
        {now === 'playing' ? words.pause : words.goOn}
      </Button>
      <Button variant="quiet" onClick={onEnd}>
        <ToolIcon name="stop" /> {words.stop}
      </Button>
      <label htmlFor={speedId}>{words.speed}</label>
      <select id={speedId} className="input" value={speed} onChange={(event) => choose(Number(event.target.value))}>
        {SPEEDS.map((rate) => (
          <option key={rate} value={rate}>
            {words.timesSpeed(rate)}
          </option>
        ))}
      </select>
    </fieldset>
  )
}

function keptSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(SPEED_KEY))
    if (SPEEDS.includes(kept)) return kept
  } catch {}
  return 1
}

function bringIntoView(block: Element) {
  const { top, bottom } = block.getBoundingClientRect()
  if (top >= CLEAR_TOP_PX && bottom <= innerHeight - CLEAR_BOTTOM_PX) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: top - innerHeight / 3, behavior: still ? 'instant' : 'smooth' })
}
