import { useId } from 'react'
import { NOTE_MAX_LENGTH } from '#contract/reading.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import type { Entry, Notebook, Saving } from './notebook.ts'

type Props = { entry: Entry; notebook: Notebook; onDone: () => void }

/** A note as it is written. It saves itself, and says so. */
export function NoteEditor({ entry: { note, saving }, notebook, onDone }: Props) {
  const id = useId()
  return (
    <div className="note-editor">
      <label htmlFor={id}>Note</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        value={note.text}
        onChange={(event) => notebook.rewrite(note.id, event.target.value)}
      />
      <div className="note-foot">
        <p role="status" className="muted small">
          {words[saving.state]}
        </p>
        <ColourChoice value={note.colour} onChange={(colour) => notebook.recolour(note.id, colour)} />
      </div>
      {saving.state === 'failed' && (
        <Notice kind="error" actions={<Button onClick={saving.retry}>Retry</Button>}>
          {saving.message}
        </Notice>
      )}
      <div className="note-actions">
        <Button variant="quiet" onClick={() => notebook.remove(note.id)}>
          Delete
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}

const words: Record<Saving['state'], string> = {
  saved: 'Saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
  failed: 'Not saved',
}
