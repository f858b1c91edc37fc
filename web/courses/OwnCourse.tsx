import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Course } from '#contract/courses.ts'
import { useTitle } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CourseReading } from './CourseReading.tsx'
import { courseQuery } from './calls.ts'
import { useEditor } from './useEditor.ts'

const Builder = lazy(() => import('./Builder.tsx'))

/** What the page of a course shows to whoever is signed in. */
export default function OwnCourse({ id }: { id: string }) {
  const { data, isFetching, refetch } = useQuery(courseQuery(id))
  const retry = () => void refetch()
  if (data?.course) {
    return (
      <>
        {!data.isCurrent && (
          <Notice kind="error" actions={<Button onClick={retry}>Retry</Button>}>
            This course could not be loaded again. What you see is how it was when it last could.
          </Notice>
        )}
        <Details course={data.course} />
      </>
    )
  }
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
      <h1>This course could not be loaded</h1>
      <p className="lead">
        It may have been deleted, it may be somebody else’s, or the server may be out of reach. A course that was shared
        with you opens by its link.
      </p>
      <p className="actions">
        <Button onClick={retry}>Retry</Button>
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
