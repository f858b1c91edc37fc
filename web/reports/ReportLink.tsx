import { type ComponentType, useState } from 'react'
import { serversDown } from '#words/common.ts'
import * as words from '#words/reports.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toasts.ts'
import type { ReportProps } from './ReportDialog.tsx'

/** Report button below content, for signed-in readers. Its dialog is loaded only when the button is pressed. */
export function ReportLink(thing: Omit<ReportProps, 'onClose'>) {
  const [Dialog, setDialog] = useState<ComponentType<ReportProps>>()
  const open = () =>
    import('./ReportDialog.tsx').then(
      ({ ReportDialog }) => setDialog(() => ReportDialog),
      () => toast({ text: serversDown }),
    )
  return (
    <div className="readers-only mt-6">
      <Button variant="quiet" className="-ms-4.75 text-sm text-muted" onClick={open}>
        {thing.attemptId ? words.questionIsWrong : words.reportThis[thing.kind]}
      </Button>
      {Dialog && <Dialog {...thing} onClose={() => setDialog(undefined)} />}
    </div>
  )
}
