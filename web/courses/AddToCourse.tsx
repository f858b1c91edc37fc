import { type ComponentType, useState } from 'react'
import { serversDown } from '#words/common.ts'
import * as words from '#words/courses.add.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toasts.ts'
import type { AddToCourseProps } from './AddToCourseDialog.tsx'

/** 'Add to course' button. It loads after its page, and the dialog only when it is opened. */
export function AddToCourse(thing: Pick<AddToCourseProps, 'kind' | 'thingId'>) {
  const [Dialog, setDialog] = useState<ComponentType<AddToCourseProps>>()
  const open = () =>
    import('./AddToCourseDialog.tsx').then(
      ({ AddToCourseDialog }) => setDialog(() => AddToCourseDialog),
      () => toast({ text: serversDown }),
    )
  return (
    <>
      <Button onClick={open}>{words.addToCourse}</Button>
      {Dialog && <Dialog {...thing} onClose={() => setDialog(undefined)} />}
    </>
  )
}
