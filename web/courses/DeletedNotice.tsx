import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { restoreCustomCourse } from '#contract/courses.ts'
import { call } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSending } from '../useSending.ts'
import { courseQuery, listQuery } from './calls.ts'

type Props = { id: string; title: string; onRestored: () => void }

/** In place of a course that was just deleted. */
export function DeletedNotice({ id, title, onRestored }: Props) {
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const restored = useRef(false)
  const { failure, send } = useSending()
  useLayoutEffect(() => heading.current?.focus(), [])
  // Whoever comes back to it later is to be told that it is gone.
  useEffect(
    () => () => {
      if (!restored.current) queryClient.removeQueries({ queryKey: courseQuery(id).queryKey })
    },
    [queryClient, id],
  )
  const restore = () =>
    send(async () => {
      await call(restoreCustomCourse, { id })
      restored.current = true
      void queryClient.invalidateQueries({ queryKey: listQuery.queryKey })
      onRestored()
    })
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Notice
        kind="ok"
        actions={
          <>
            <Button onClick={() => void restore()}>Undo</Button>
            <LinkButton to="/courses">Your courses</LinkButton>
          </>
        }
      >
        Deleted. Its link leads nowhere any more, and in a day it is gone for good.
      </Notice>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}
