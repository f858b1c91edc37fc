import { useEffect, useRef } from 'react'
import { yourNote } from '#words/lessons.notes.ts'
import { stayBesideWords } from './besideWords.ts'
import { NoteEditor } from './NoteEditor.tsx'
import type { Entry, Notebook } from './notebook.ts'

type Props = { entry: Entry; range: Range; notebook: Notebook; onClose: () => void }

/** Popover next to the highlighted words. Escape or a click outside closes it. */
export function NoteCard({ entry, range, notebook, onClose }: Props) {
  const card = useRef<HTMLDivElement>(null)
  const place = useRef(range)
  useEffect(() => {
    const { current } = card
    if (!current) return
    current.showPopover()
    current.querySelector('textarea')?.focus()
    return stayBesideWords(current, place.current, { below: true })
  }, [])
  return (
    <div
      ref={card}
      className="note-card"
      popover="auto"
      role="dialog"
      aria-label={yourNote}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <NoteEditor entry={entry} notebook={notebook} onDone={() => card.current?.hidePopover()} />
    </div>
  )
}
