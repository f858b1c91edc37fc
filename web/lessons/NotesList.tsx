import { useState } from 'react'
import { retry } from '#words/common.ts'
import * as words from '#words/lessons.notes.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Span } from './anchor.ts'
import { NoteEditor } from './NoteEditor.tsx'
import type { Entry, Notebook, NotebookState } from './notebook.ts'

type Props = {
  notebook: Notebook
  state: NotebookState
  /** Span of each note's words in the text, by note id; null if the words are no longer there. */
  spans: ReadonlyMap<string, Span | null>
  onShow: (span: Span) => void
}

/** All notes on the lesson, listed below its text. */
export function NotesList({ notebook, state: { loading, entries }, spans, onShow }: Props) {
  const lost = entries.filter(({ note }) => spans.get(note.id) === null)
  const found = entries.filter((entry) => !lost.includes(entry))
  const item = (entry: Entry) => (
    <Item key={entry.note.id} entry={entry} notebook={notebook} span={spans.get(entry.note.id)} onShow={onShow} />
  )
  return (
    <section className="reader-notes" aria-labelledby="your-notes">
      <h2 id="your-notes" tabIndex={-1}>
        {words.yourNotes}
      </h2>
      {loading.state === 'loading' && <Skeleton lines={2} label={words.loadingNotes} />}
      {loading.state === 'failed' && (
        <Notice kind="error" actions={<Button onClick={() => void notebook.load()}>{retry}</Button>}>
          {loading.message}
        </Notice>
      )}
      {loading.state === 'ready' && entries.length === 0 && <p className="muted">{words.howToBegin}</p>}
      {found.length > 0 && <ul>{found.map(item)}</ul>}
      {lost.length > 0 && (
        <>
          <h3>{words.noLongerThere}</h3>
          <p className="muted small">{words.writtenAnew}</p>
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
  const withQuote = (text: string) => (
    <Rich
      text={text}
      parts={{
        which: (inner) => (
          <span className="sr-only">
            <Rich text={inner} parts={{ quote: () => note.quote.slice(0, 60) }} />
          </span>
        ),
      }}
    />
  )
  return (
    <li>
      <blockquote>
        <span className={`note-${note.colour}`}>{note.quote}</span>
        <span className="sr-only"> {words.inColour(words.colours[note.colour])}</span>
      </blockquote>
      {editing ? (
        <NoteEditor entry={entry} notebook={notebook} onDone={() => setEditing(false)} />
      ) : (
        <>
          {note.text && <p className="note-text">{note.text}</p>}
          {saving.state === 'failed' && (
            <Notice kind="error" actions={<Button onClick={saving.retry}>{retry}</Button>}>
              {saving.message}
            </Notice>
          )}
          <div className="note-actions">
            {span && (
              <Button variant="quiet" onClick={() => onShow(span)}>
                {withQuote(words.showInText)}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setEditing(true)}>
              {withQuote(note.text ? words.editThis : words.addNoteTo)}
            </Button>
            <Button variant="quiet" onClick={() => notebook.remove(note.id)}>
              {withQuote(words.deleteThis)}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
