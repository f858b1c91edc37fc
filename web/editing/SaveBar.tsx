import type { ReactNode } from 'react'
import { save, saving } from '#words/common.ts'
import * as words from '#words/editing.shared.ts'
import type { Sending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type BarProps = { sending: Sending; unsaved: boolean; children: ReactNode }

/** Save button with its status; the children are links to the published page. */
export function SaveBar({ sending, unsaved, children }: BarProps) {
  const isSending = sending.state === 'sending'
  return (
    <div className="edit-bar">
      <Button type="submit" variant="primary" aria-disabled={!unsaved || isSending || undefined}>
        {isSending ? saving : save}
      </Button>
      {children}
      <p role="status" className="muted small">
        {unsaved ? words.unsaved : sending.state === 'sent' ? words.saved : ''}
      </p>
    </div>
  )
}

type NotSavedProps = { sending: Sending; onSaveOver: () => void; onReload: () => void }

/** Says why saving failed. After a conflict, the user either overwrites the other version or loads it. */
export function NotSaved({ sending, onSaveOver, onReload }: NotSavedProps) {
  if (sending.state !== 'failed') return null
  const isStale = sending.code === 'conflict'
  return (
    <Notice
      kind="error"
      actions={
        isStale && (
          <>
            <Button onClick={onSaveOver}>{words.saveMine}</Button>
            <Button onClick={onReload}>{words.loadTheirs}</Button>
          </>
        )
      }
    >
      {sending.message}
    </Notice>
  )
}
