import { undo } from '#words/common.ts'
import type { Sending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** What was done, in a sentence, and how it is taken back. */
export type Done = { message: string; undo?: (() => void) | undefined }

/** What came of the last saving. The region is there before its news, so that screen readers announce them. */
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
