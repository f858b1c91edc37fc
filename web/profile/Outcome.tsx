import { undo } from '#words/common.ts'
import type { Sending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** A success message, with an optional function that undoes the change. */
export type Done = { message: string; undo?: (() => void) | undefined }

/** Result of the last request. The status region is always rendered, so that screen readers announce its content. */
export function Outcome({ sending }: { sending: Sending<Done> }) {
  return (
    <div role="status">
      {sending.state === 'failed' && <Notice kind="error">{sending.message}</Notice>}
      {sending.state === 'sent' && (
        <Notice kind="ok" actions={sending.answer.undo && <Button onClick={sending.answer.undo}>{undo}</Button>}>
          {sending.answer.message}
        </Notice>
      )}
    </div>
  )
}
