import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type Course,
  copyCustomCourse,
  deleteCustomCourse,
  shareCustomCourse,
  unshareCustomCourse,
} from '#contract/courses.ts'
import * as words from '#words/courses.builder.ts'
import { call } from '../api/api.ts'
import { newUuid } from '../api/newUuid.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ShareLink } from '../ui/ShareLink.tsx'
import { courseQuery, listQuery } from './calls.ts'
import type { Editor } from './editor.ts'

type Props = { course: Course; editor: Editor; onDeleted: () => void }

/** Buttons to share, copy and delete the course. */
export function CourseEnd({ course: { id, path }, editor, onDeleted }: Props) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { failure, send } = useSending({ overlapping: true })
  const [copyId] = useState(newUuid)

  const act = (work: () => Promise<unknown>) =>
    send(async () => {
      await work()
      void queryClient.invalidateQueries({ queryKey: listQuery.queryKey })
    })
  const setPath = (path: string | null) =>
    queryClient.setQueryData(courseQuery(id).queryKey, (now) =>
      now?.course ? { ...now, course: { ...now.course, path } } : now,
    )
  const share = async () => setPath((await call(shareCustomCourse, { id }))?.path ?? null)
  const unshare = async () => {
    await call(unshareCustomCourse, { id })
    setPath(null)
  }
  const copy = async () => {
    await editor.flush()
    const made = await call(copyCustomCourse, { id: copyId, courseId: id })
    if (made) await navigate({ to: '/courses/$id', params: { id: made.id } })
  }
  const remove = async () => {
    await editor.flush()
    await call(deleteCustomCourse, { id })
    onDeleted()
  }

  return (
    <section aria-labelledby="course-end" className="course-end">
      <h2 id="course-end">{words.endTitle}</h2>
      {failure && <Notice kind="error">{failure}</Notice>}
      <p className="muted small">{path ? words.sharedNote : words.privateNote}</p>
      <ShareLink path={path} onShare={() => act(share)} onUnshare={() => act(unshare)} />
      <p className="actions">
        <Button onClick={() => void act(copy)}>{words.copyCourse}</Button>
        <Button onClick={() => void act(remove)}>{words.deleteCourse}</Button>
      </p>
    </section>
  )
}
