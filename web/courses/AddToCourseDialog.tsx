import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import {
  addToCustomCourse,
  COURSE_TITLE_MAX_LENGTH,
  type CourseThingKind,
  createCustomCourse,
  getCustomCourse,
  listCustomCourses,
} from '#contract/courses.ts'
import { cancel, close, retry } from '#words/common.ts'
import * as words from '#words/courses.addDialog.ts'
import { entries, loadingCourses, newCourse, titleMissing } from '#words/courses.shared.ts'
import { call, query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { newUuid } from '../api/newUuid.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import '../ui/dialog.css'
import './addToCourse.css'

export type AddToCourseProps = { kind: CourseThingKind; thingId: string; onClose: () => void }

type Added = { id: string; title: string; isNew: boolean }

/** Adds the thing being read to the end of one of the reader's courses, or to a new course. */
export function AddToCourseDialog({ kind, thingId, onClose }: AddToCourseProps) {
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const end = useRef<HTMLHeadingElement>(null)
  const heading = useId()
  const courses = query(listCustomCourses, {})
  const { data, error, isFetching, refetch } = useQuery({ ...courses, refetchOnMount: 'always' })
  const { sending, isSent, errors, failure, refuse, send } = useSending<Added>()
  const [newId] = useState(newUuid)
  useEffect(() => dialog.current?.showModal(), [])
  useLayoutEffect(() => {
    if (isSent) end.current?.focus()
  }, [isSent])

  const add = (courseId: () => Promise<string | undefined>) =>
    send(async () => {
      const id = await courseId()
      const answer = id && (await call(addToCustomCourse, { id, kind, thingId }))
      if (!answer) return null
      void queryClient.invalidateQueries({ queryKey: courses.queryKey })
      void queryClient.invalidateQueries({ queryKey: query(getCustomCourse, { id }).queryKey })
      return { id, title: answer.title, isNew: answer.added }
    })
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const title = field?.value.trim() ?? ''
    if (title) return void add(async () => (await call(createCustomCourse, { id: newId, title }))?.id)
    field?.focus()
    refuse({ title: titleMissing })
  }

  return (
    <dialog ref={dialog} className="small-dialog course-dialog" aria-labelledby={heading} onClose={onClose}>
      {sending.state === 'sent' ? (
        <>
          <h2 id={heading} ref={end} tabIndex={-1}>
            {sending.answer.isNew ? words.added : words.wasThere}
          </h2>
          <p className="muted">
            <Rich
              text={words.isIn[kind]}
              parts={{
                course: () => (
                  <Link to="/courses/$id" params={{ id: sending.answer.id }}>
                    {sending.answer.title}
                  </Link>
                ),
              }}
            />
          </p>
          <p className="actions">
            <Button variant="primary" onClick={() => dialog.current?.close()}>
              {close}
            </Button>
          </p>
        </>
      ) : (
        <>
          <h2 id={heading}>{words.title[kind]}</h2>
          {error && !isFetching && (
            <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
              {sentenceOf(error)}
            </Notice>
          )}
          {!data && !error && <Skeleton lines={3} label={loadingCourses} />}
          <ul>
            {data?.items.map(({ id, title, entryCount }) => (
              <li key={id}>
                <Button onClick={() => void add(async () => id)}>
                  <span>{title}</span>
                  <span className="muted small">{entries(entryCount)}</span>
                </Button>
              </li>
            ))}
          </ul>
          <form onSubmit={create} noValidate>
            <TextField
              label={newCourse}
              maxLength={COURSE_TITLE_MAX_LENGTH}
              autoComplete="off"
              error={errors.title}
              after={<Button type="submit">{words.createAndAdd}</Button>}
            />
          </form>
          {failure && <Notice kind="error">{failure}</Notice>}
          <p className="actions">
            <Button onClick={() => dialog.current?.close()}>{cancel}</Button>
          </p>
        </>
      )}
    </dialog>
  )
}
