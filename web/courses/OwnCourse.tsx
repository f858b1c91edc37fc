import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Course } from '#contract/courses.ts'
import { coursesTitle, retry } from '#words/common.ts'
import * as words from '#words/courses.course.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTitle } from '../ui/title.ts'
import { CourseReading } from './CourseReading.tsx'
import { courseQuery } from './calls.ts'
import { useEditor } from './useEditor.ts'

const Builder = lazy(() => import('./Builder.tsx'))

/** The course page for a signed-in user. */
export default function OwnCourse({ id }: { id: string }) {
  const { data, isFetching, refetch } = useQuery(courseQuery(id))
  const reload = () => void refetch()
  if (data?.course) {
    return (
      <>
        {!data.isCurrent && (
          <Notice kind="error" actions={<Button onClick={reload}>{retry}</Button>}>
            {words.notCurrent}
          </Notice>
        )}
        <Details course={data.course} />
      </>
    )
  }
  if (isFetching) {
    return (
      <>
        <h1 className="sr-only">{words.loadingCourse}</h1>
        <Skeleton lines={9} />
      </>
    )
  }
  return (
    <>
      <h1>{words.notLoaded}</h1>
      <p className="lead">{words.whyNotLoaded}</p>
      <p className="actions">
        <Button onClick={reload}>{retry}</Button>
        <LinkButton to="/courses">{coursesTitle}</LinkButton>
      </p>
    </>
  )
}

function Details({ course }: { course: Course }) {
  const { view } = useSearch({ from: '/courses/$id' })
  const [editor, state] = useEditor(course)
  useTitle(state.draft.title)
  if (view !== 'read') {
    return (
      <Suspense fallback={<Skeleton lines={9} />}>
        <Builder course={course} editor={editor} state={state} />
      </Suspense>
    )
  }
  return (
    <CourseReading
      course={state.draft}
      actions={
        <LinkButton to="/courses/$id" params={{ id: course.id }} search={{}}>
          {words.arrange}
        </LinkButton>
      }
    />
  )
}
