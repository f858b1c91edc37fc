import { retry, saving as savingLabel } from '#words/common.ts'
import * as words from '#words/courses.builder.ts'
import { UserFacingError } from '../api/failure.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Editor, Saving } from './editor.ts'

type Props = { saving: Saving; editor: Editor; onKept: (copyId: string) => void }

/** Shows whether all changes are saved, and what to do if they aren't. */
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
          {saving.state === 'saved' && words.saved}
          {(saving.state === 'saving' || saving.state === 'unsaved') && savingLabel}
          {saving.state === 'failed' && words.notSaved(saving.message)}
        </p>
        {saving.state === 'failed' && <Button onClick={() => void editor.retry()}>{retry}</Button>}
      </div>
    </div>
  )
}

function Stale({ message, editor, onKept }: { message: string } & Omit<Props, 'saving'>) {
  const { failure, send } = useSending({ overlapping: true })
  const load = async () => {
    if (!(await editor.loadNewer())) throw new UserFacingError(words.newerNotLoaded)
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
          <Button onClick={() => void send(load)}>{words.loadNewer}</Button>
          <Button onClick={() => void send(keep)}>{words.keepCopy}</Button>
        </>
      }
    >
      <p>{words.notSaved(message)}</p>
      <p>{words.newerNote}</p>
      {failure && <p className="text-error">{failure}</p>}
    </Notice>
  )
}
