import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import {
  COURSE_TITLE_MAX_LENGTH,
  type CourseSummary,
  createCustomCourse,
  restoreCustomCourse,
} from '#contract/courses.ts'
import { retry } from '#words/common.ts'
import * as words from '#words/courses.list.ts'
import { entries, loadingCourses, newCourse, titleMissing } from '#words/courses.shared.ts'
import { call } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { newUuid } from '../api/newUuid.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { listQuery } from './calls.ts'
import './courses.css'

/** The user's courses, a form for a new one, and deleted courses that can still be restored. */
export default function CourseList() {
  const { data, error, isFetching, refetch } = useQuery({ ...listQuery, refetchOnMount: 'always' })
  return (
    <>
      <NewCourse />
      {error && !isFetching && (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      {!data && !error && <Skeleton lines={6} label={loadingCourses} />}
      {data?.items.length === 0 && (
        <EmptyState title={words.noneYet}>
          <p>{words.howToStart}</p>
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="rows">
          {data.items.map((course) => (
            <Row key={course.id} course={course} />
          ))}
        </ul>
      )}
      {data && data.deleted.length > 0 && <Deleted courses={data.deleted} onRestored={() => void refetch()} />}
    </>
  )
}

function NewCourse() {
  const navigate = useNavigate()
  const [id] = useState(newUuid)
  const form = useRef<HTMLFormElement>(null)
  const { isSending, errors, failure, refuse, send } = useSending({ form })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim()
    if (isSending) return
    if (!title) return refuse({ title: titleMissing })
    void send(async () => {
      const course = await call(createCustomCourse, { id, title })
      if (course) await navigate({ to: '/courses/$id', params: { id: course.id } })
    })
  }

  return (
    <form ref={form} className="new-course" onSubmit={submit} noValidate>
      <TextField
        label={newCourse}
        name="title"
        placeholder={words.newCoursePlaceholder}
        maxLength={COURSE_TITLE_MAX_LENGTH}
        autoComplete="off"
        error={errors.title}
        after={
          <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
            {words.create}
          </Button>
        }
      />
      {failure && <Notice kind="error">{failure}</Notice>}
    </form>
  )
}

function Row({ course: { id, title, description, entryCount, isShared } }: { course: CourseSummary }) {
  return (
    <li>
      <h2 className="row-title">
        <Link to="/courses/$id" params={{ id }} search={entryCount > 0 ? { view: 'read' } : {}}>
          {title}
        </Link>
      </h2>
      {description && <p className="muted clamp">{description}</p>}
      <p className="meta">
        <span>{entryCount > 0 ? entries(entryCount) : words.isEmpty}</span>
        <span>{isShared ? words.isShared : words.isPrivate}</span>
      </p>
    </li>
  )
}

type DeletedCourse = { id: string; title: string }

function Deleted({ courses, onRestored }: { courses: DeletedCourse[]; onRestored: () => void }) {
  const queryClient = useQueryClient()
  const { failure, send } = useSending({ overlapping: true })
  const restore = (id: string) =>
    send(async () => {
      await call(restoreCustomCourse, { id })
      void queryClient.invalidateQueries({ queryKey: listQuery.queryKey })
      onRestored()
    })
  return (
    <section className="deleted-courses" aria-labelledby="deleted">
      <h2 id="deleted">{words.deletedTitle}</h2>
      {failure && <Notice kind="error">{failure}</Notice>}
      <ul>
        {courses.map(({ id, title }) => (
          <li key={id}>
            <span>{title}</span>
            <Button onClick={() => void restore(id)} aria-label={words.bringBackCourse(title)}>
              {words.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
