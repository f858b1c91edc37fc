import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import * as words from '#words/ui.figures.ts'
import { Enlarge } from './Enlarge.tsx'
import { Steps } from './Steps.tsx'
import { useSeen } from './useSeen.ts'
import './figures.css'

const Sliders = lazy(() => import('./Sliders.tsx'))

type Props = {
  /** The element that contains the text rendered by the server. */
  within: HTMLElement
  html: string
}

/** Adds to the figures of a text what needs JavaScript: going through steps, moving sliders, and a larger view. */
export default function Figures({ within, html }: Props) {
  const [figures, setFigures] = useState<HTMLElement[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies(html): another text has other figures
  useEffect(() => {
    const found = [...within.querySelectorAll<HTMLElement>('figure.figure')].filter(
      (figure) => !isOfQuestion(figure, within) && figure.closest('label, button, a') === null,
    )
    for (const figure of found) sayTable(figure)
    setFigures(found)
  }, [within, html])
  return figures.map((figure, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's figures never changes
    <Tools key={at} figure={figure} />
  ))
}

/** Whether a figure belongs to a question inside the lesson. The question adds the tools of its own figures itself. */
const isOfQuestion = (figure: HTMLElement, lesson: HTMLElement) =>
  lesson.contains(figure.parentElement?.closest('[data-inserted]') ?? null)

function Tools({ figure }: { figure: HTMLElement }) {
  const controls = figure.querySelector<HTMLElement>('.figure-controls')
  return (
    <>
      {createPortal(<Enlarge figure={figure} />, figure)}
      {controls && createPortal(<Controls figure={figure} place={controls} />, controls)}
      {figure.dataset.notes !== undefined && <Music figure={figure} />}
    </>
  )
}

function Controls({ figure, place }: { figure: HTMLElement; place: HTMLElement }) {
  const isSeen = useSeen(place)
  if (figure.dataset.movable === undefined) return <Steps figure={figure} />
  return (
    isSeen && (
      <Suspense>
        <Sliders figure={figure} />
      </Suspense>
    )
  )
}

function Music({ figure }: { figure: HTMLElement }) {
  const isSeen = useSeen(figure)
  useEffect(() => {
    if (isSeen) void import('./music.ts').then(({ mountMusic }) => mountMusic(figure))
  }, [isSeen, figure])
  return null
}

/**
 * Labels the figure's table in the language of the interface, which the server doesn't know when it draws the figure.
 */
function sayTable(figure: HTMLElement) {
  const summary = figure.querySelector('.figure-table > summary')
  if (!summary) return
  summary.textContent = words.asTable
  summary.nextElementSibling?.setAttribute('aria-label', words.tableOfFigure)
}
