import { useEffect, useRef, useState } from 'react'
import { close } from '#words/common.ts'
import * as words from '#words/ui.figures.ts'
import { Button } from '../Button.tsx'
import '../dialog.css'

/** A button that opens the picture as large as the screen allows. */
export function Enlarge({ figure }: { figure: HTMLElement }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" className="figure-enlarge" onClick={() => setOpen(true)}>
        {words.enlarge}
      </Button>
      {isOpen && <LargeFigure figure={figure} onClose={() => setOpen(false)} />}
    </>
  )
}

export function LargeFigure({ figure, onClose }: { figure: HTMLElement; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const step = figure.querySelector('.figure-steps > .is-shown')
  const svg = (step ?? figure).querySelector('svg')
  const caption = step?.querySelector('p') ?? figure.querySelector('figcaption')
  useEffect(() => {
    const copies = [svg, caption].flatMap((part) => (part ? [part.cloneNode(true)] : []))
    place.current?.replaceChildren(...copies)
    dialog.current?.showModal()
  }, [svg, caption])
  return (
    <dialog ref={dialog} className="figure-large" aria-label={words.figure} closedby="any" onClose={onClose}>
      <Button variant="quiet" onClick={() => dialog.current?.close()}>
        {close}
      </Button>
      <div ref={place} />
    </dialog>
  )
}
