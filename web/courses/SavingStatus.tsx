import { UserFacingError } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSending } from '../useSending.ts'
import type { Editor, Saving } from './editor.ts'

type Props = { saving: Saving; editor: Editor; onKept: (copyId: string) => void }

/** Whether the server has everything, and what to do where it has not. */
export function SavingStatus({ saving, editor, onKept }: Props) {
  if (saving.state === 'stale') {
    return (
      <div className="saving">
        <Stale message={saving.message} editor={editor} onKept={onKept} />
      </div>
    )
  }
  return (
    <div className="saving">
      <div className="saving-line" data-state={saving.state}>
        <p role="status">
          {saving.state === 'saved' && 'Saved'}
          {(saving.state === 'saving' || saving.state === 'unsaved') && 'Saving…'}
          {saving.state === 'failed' && `Not saved: ${saving.message}`}
        </p>
        {saving.state === 'failed' && <Button onClick={() => void editor.retry()}>Retry</Button>}
      </div>
    </div>
  )
}

function Stale({ message, editor, onKept }: { message: string } & Omit<Props, 'saving'>) {
  const { failure, send } = useSending({ overlapping: true })
  const load = async () => {
    if (!(await editor.loadNewer()))
      throw new UserFacingError('The newer version could not be loaded. Try again in a moment.')
  }
  const keep = async () => {
    const copyId = await editor.keepAsCopy()
    await editor.loadNewer()
    if (copyId) onKept(copyId)
  }
  return (
    <Notice
      kind="error"
      actions={
        <>
          <Button onClick={() => void send(load)}>Load the newer one</Button>
          <Button onClick={() => void send(keep)}>Keep mine as a copy</Button>
        </>
      }
    >
      <p>Not saved: {message}</p>
      <p>What you see here is still yours alone: loading the newer one lets it go, a copy keeps it.</p>
      {failure && <p className="text-error">{failure}</p>}
    </Notice>
  )
}
