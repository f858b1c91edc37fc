import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Saving } from './useSaving.ts'

/** What came of the last saving. The region is there before its news, so that screen readers announce them. */
export function Outcome({ saving }: { saving: Saving }) {
  return (
    <div role="status">
      {saving.state === 'failed' && <Notice kind="error">{saving.message}</Notice>}
      {saving.state === 'saved' && (
        <Notice kind="ok" actions={saving.undo && <Button onClick={saving.undo}>Undo</Button>}>
          {saving.message}
        </Notice>
      )}
    </div>
  )
}
