import { useEffect, useState } from 'react'
import { type Drawer, type Slider, valuesOf } from '#figures/figure.ts'
import { say } from '#figures/lettering.ts'
import { picture } from '#figures/svg.ts'
import { type Result, readerOf } from '#figures/values.ts'
import * as words from '#words/ui.figures.ts'
import { toElement } from './dom.ts'
import { drawerOf } from './drawers.ts'

/** The content of `data-movable`, which the server has checked and written into the figure. */
type Movable = { data: { type?: string; results?: Result[] }; sliders: Slider[] }

/** Sliders for the named quantities of a figure. Its picture is drawn again when one is moved. */
export default function Sliders({ figure }: { figure: HTMLElement }) {
  const [{ data, sliders: first }] = useState(() => JSON.parse(figure.dataset.movable ?? '') as Movable)
  const [sliders, setSliders] = useState(first)
  const [drawer, setDrawer] = useState<Drawer<unknown> | null>(null)
  const [isDrawn, setDrawn] = useState(true)
  useEffect(() => {
    let isHere = true
    void drawerOf(figure.dataset.kind ?? '', data).then((loaded) => isHere && loaded && setDrawer(loaded))
    return () => {
      isHere = false
    }
  }, [figure, data])

  const isMoved = sliders !== first
  useEffect(() => {
    if (drawer && isMoved) setDrawn(redraw(figure, drawer, data, sliders))
  }, [figure, drawer, data, sliders, isMoved])

  const move = (name: string, value: number) =>
    setSliders(sliders.map((slider) => (slider.name === name ? { ...slider, value } : slider)))
  return (
    <div className="figure-sliders">
      {sliders.map(({ name, label, from, to, step, value }) => (
        <label key={name}>
          <span>{label}</span>
          <input
            type="range"
            min={from}
            max={to}
            step={step}
            value={value}
            disabled={drawer === null}
            onChange={(event) => move(name, Number(event.target.value))}
          />
          <output>{say(value)}</output>
        </label>
      ))}
      <p className={isDrawn ? 'sr-only' : 'muted small'} aria-live="polite">
        {isDrawn ? isMoved && resultsOf(data, sliders) : words.cannotBeDrawn}
      </p>
    </div>
  )
}

/** Returns whether the figure could be drawn at these values. If not, it keeps its last picture. */
function redraw(figure: HTMLElement, drawer: Drawer<unknown>, data: unknown, sliders: Slider[]): boolean {
  const old = figure.querySelector('.figure-view > svg')
  try {
    const drawn = drawer.draw(data, valuesOf(sliders))
    if ('still' in drawn) old?.replaceWith(toElement(picture(drawn.still, old.getAttribute('aria-label') ?? undefined)))
    return true
  } catch {
    return false
  }
}

/** The figure's results in words, for people who can't see them change. */
function resultsOf({ results = [] }: Movable['data'], sliders: Slider[]): string {
  const reader = readerOf(valuesOf(sliders))
  return results
    .map(({ label, value, decimals = 2 }) => `${label} ${say(reader.number(value, ['results']), decimals)}`)
    .join('. ')
}
