import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Course } from '#contract/courses.ts'
import { useTitle } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CourseReading } from './CourseReading.tsx'
import { courseQuery } from './calls.ts'
import { useEditor } from './useEditor.ts'

const Builder = lazy(() => import('./Builder.tsx'))

/** What the page of a course shows to whoever is signed in. */
export default function OwnCourse({ id }: { id: string }) {
  const { data, isFetching, refetch } = useQuery(courseQuery(id))
  if (data) return <Details course={data} />
  if (isFetching) {
    return (
      <>
        <h1 className="sr-only">Loading the course</h1>
        <Skeleton lines={9} />
      </>
    )
  }
  return (
    <>
      <h1>This course cannot be opened</h1>
      <p className="lead">
        It may have been deleted, it may be somebody else’s, or the server may be out of reach. A course that was shared
        with you opens by its link.
      </p>
      <p className="actions">
        <Button onClick={() => void refetch()}>Retry</Button>
        <LinkButton to="/courses">Your courses</LinkButton>
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
          Arrange it
        </LinkButton>
      }
    />
  )
}
