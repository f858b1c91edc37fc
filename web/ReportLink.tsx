import { type ComponentType, useState } from 'react'
import { messages } from '#contract/errors.ts'
import type { ReportProps } from './ReportDialog.tsx'
import { toast } from './toasts.ts'
import { Button } from './ui/Button.tsx'

/** For the signed-in, at the foot of what they read. Its dialog is loaded when somebody has something to say. */
export function ReportLink(thing: Omit<ReportProps, 'onClose'>) {
  const [Dialog, setDialog] = useState<ComponentType<ReportProps>>()
  const open = () =>
    import('./ReportDialog.tsx').then(
      ({ ReportDialog }) => setDialog(() => ReportDialog),
      () => toast({ text: messages.serversDown }),
    )
  return (
    <div className="readers-only mt-6">
      <Button variant="quiet" className="-ml-4.75 text-sm text-muted" onClick={open}>
        {thing.attemptId ? 'This question is wrong' : `Report this ${thing.kind}`}
      </Button>
      {Dialog && <Dialog {...thing} onClose={() => setDialog(undefined)} />}
    </div>
  )
}
