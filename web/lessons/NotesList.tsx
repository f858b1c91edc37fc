import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Span } from './anchor.ts'
import { colourNames } from './ColourChoice.tsx'
import { NoteEditor } from './NoteEditor.tsx'
import type { Entry, Notebook, NotebookState } from './notebook.ts'

type Props = {
  notebook: Notebook
  state: NotebookState
  /** Where the words of each stand; null where they are no longer in the text. */
  spans: ReadonlyMap<string, Span | null>
  onShow: (span: Span) => void
}

/** All notes on the lesson, below its text. */
export function NotesList({ notebook, state: { loading, entries }, spans, onShow }: Props) {
  const lost = entries.filter(({ note }) => spans.get(note.id) === null)
  const found = entries.filter((entry) => !lost.includes(entry))
  const item = (entry: Entry) => (
    <Item key={entry.note.id} entry={entry} notebook={notebook} span={spans.get(entry.note.id)} onShow={onShow} />
  )
  return (
    <section className="reader-notes" aria-labelledby="your-notes">
      <h2 id="your-notes" tabIndex={-1}>
        Your notes
      </h2>
      {loading.state === 'loading' && <Skeleton lines={2} label="Loading your notes" />}
      {loading.state === 'failed' && (
        <Notice kind="error" actions={<Button onClick={() => void notebook.load()}>Retry</Button>}>
          {loading.message}
        </Notice>
      )}
      {loading.state === 'ready' && entries.length === 0 && (
        <p className="muted">Select words of the text to highlight them or to write a note.</p>
      )}
      {found.length > 0 && <ul>{found.map(item)}</ul>}
      {lost.length > 0 && (
        <>
          <h3>No longer in the text</h3>
          <p className="muted small">The lesson was written anew without these words.</p>
          <ul>{lost.map(item)}</ul>
        </>
      )}
    </section>
  )
}

type ItemProps = { entry: Entry; notebook: Notebook; span: Span | null | undefined; onShow: (span: Span) => void }

function Item({ entry, notebook, span, onShow }: ItemProps) {
  const [editing, setEditing] = useState(false)
  const { note, saving } = entry
  const which = <span className="sr-only">: {note.quote.slice(0, 60)}</span>
  return (
    <li>
      <blockquote>
        <span className={`note-${note.colour}`}>{note.quote}</span>
        <span className="sr-only"> ({colourNames[note.colour]})</span>
      </blockquote>
      {editing ? (
        <NoteEditor entry={entry} notebook={notebook} onDone={() => setEditing(false)} />
      ) : (
        <>
          {note.text && <p className="note-text">{note.text}</p>}
          {saving.state === 'failed' && (
            <Notice kind="error" actions={<Button onClick={saving.retry}>Retry</Button>}>
              {saving.message}
            </Notice>
          )}
          <div className="note-actions">
            {span && (
              <Button variant="quiet" onClick={() => onShow(span)}>
                Show in the text{which}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setEditing(true)}>
              {note.text ? 'Edit' : 'Add a note'}
              {which}
            </Button>
            <Button variant="quiet" onClick={() => notebook.remove(note.id)}>
              Delete{which}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
