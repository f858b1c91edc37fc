import { type ComponentType, useState } from 'react'
import { serversDown } from '#words/common.ts'
import * as words from '#words/courses.add.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toasts.ts'
import type { AddToCourseProps } from './AddToCourseDialog.tsx'

/** Loaded after the page it stands on; its dialog when somebody opens it. */
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
