import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Sending } from '../useSending.ts'

type BarProps = { sending: Sending; unsaved: boolean; children: ReactNode }

/** Saves what is edited and says whether it is saved; the children lead to what readers see of it. */
export function SaveBar({ sending, unsaved, children }: BarProps) {
  const isSending = sending.state === 'sending'
  return (
    <div className="edit-bar">
      <Button type="submit" variant="primary" aria-disabled={!unsaved || isSending || undefined}>
        {isSending ? 'Saving…' : 'Save'}
      </Button>
      {children}
      <p role="status" className="muted small">
        {unsaved ? 'Not saved. Ctrl+S saves.' : sending.state === 'sent' ? 'Saved.' : ''}
      </p>
    </div>
  )
}

type NotSavedProps = { sending: Sending; onSaveOver: () => void; onReload: () => void }

/** Why it is not saved. Where somebody else has saved meanwhile, one of the two gives way. */
export function NotSaved({ sending, onSaveOver, onReload }: NotSavedProps) {
  if (sending.state !== 'failed') return null
  const isStale = sending.code === 'conflict'
  return (
    <Notice
      kind="error"
      actions={
        isStale && (
          <>
            <Button onClick={onSaveOver}>Save mine as the newest</Button>
            <Button onClick={onReload}>Discard mine, load theirs</Button>
          </>
        )
      }
    >
      {sending.message}
    </Notice>
  )
}
