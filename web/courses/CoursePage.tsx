import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignedIn } from '../SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import '../ui/reading.css'
import '../ui/steps.css'
import './courses.css'

const OwnCourse = lazy(() => import('./OwnCourse.tsx'))

/** A person's own course: to be arranged, or to be read. */
export function CoursePage() {
  const { id } = useParams({ from: '/courses/$id' })
  return (
    <div className="page page-narrow course">
      <nav aria-label="Breadcrumb" className="crumbs">
        <Link to="/courses">Your courses</Link>
      </nav>
      <SignedIn why="Sign in to see your courses.">
        {(user) => (
          <Suspense fallback={<Skeleton lines={9} />}>
            <OwnCourse key={`${user.uid} ${id}`} id={id} />
          </Suspense>
        )}
      </SignedIn>
    </div>
  )
}
