import { type ComponentType, useState } from 'react'
import { messages } from '#contract/errors.ts'
import type { AddToCourseProps } from './AddToCourseDialog.tsx'
import { toast } from './toasts.ts'
import { Button } from './ui/Button.tsx'

/** Loaded after the page it stands on; its dialog when somebody opens it. */
export function AddToCourse(thing: Pick<AddToCourseProps, 'kind' | 'thingId'>) {
  const [Dialog, setDialog] = useState<ComponentType<AddToCourseProps>>()
  const open = () =>
    import('./AddToCourseDialog.tsx').then(
      ({ AddToCourseDialog }) => setDialog(() => AddToCourseDialog),
      () => toast({ text: messages.serversDown }),
    )
  return (
    <>
      <Button onClick={open}>Add to a course</Button>
      {Dialog && <Dialog {...thing} onClose={() => setDialog(undefined)} />}
    </>
  )
}
