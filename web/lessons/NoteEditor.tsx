import { useId } from 'react'
import { NOTE_MAX_LENGTH } from '#contract/reading.ts'
import { done, retry } from '#words/common.ts'
import * as words from '#words/lessons.notes.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import type { Entry, Notebook } from './notebook.ts'

type Props = { entry: Entry; notebook: Notebook; onDone: () => void }

/** Edits one note. It saves automatically and shows the saving state. */
export function NoteEditor({ entry: { note, saving }, notebook, onDone }: Props) {
  const id = useId()
  return (
    <div className="note-editor">
      <label htmlFor={id}>{words.note}</label>
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
          {words.savingStates[saving.state]}
        </p>
        <ColourChoice value={note.colour} onChange={(colour) => notebook.recolour(note.id, colour)} />
      </div>
      {saving.state === 'failed' && (
        <Notice kind="error" actions={<Button onClick={saving.retry}>{retry}</Button>}>
          {saving.message}
        </Notice>
      )}
      <div className="note-actions">
        <Button variant="quiet" onClick={() => notebook.remove(note.id)}>
          {words.deleteNote}
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </div>
    </div>
  )
}
