import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { breadcrumb, coursesTitle } from '#words/common.ts'
import { signInFirst } from '#words/courses.shared.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import '../ui/reading.css'
import '../ui/steps.css'
import './courses.css'

const OwnCourse = lazy(() => import('./OwnCourse.tsx'))

/** A user's own course, for editing or reading. */
export function CoursePage() {
  const { id } = useParams({ from: '/courses/$id' })
  return (
    <div className="page page-narrow course">
      <nav aria-label={breadcrumb} className="crumbs">
        <Link to="/courses">{coursesTitle}</Link>
      </nav>
      <SignedIn why={signInFirst}>
        {(user) => (
          <Suspense fallback={<Skeleton lines={9} />}>
            <OwnCourse key={`${user.uid} ${id}`} id={id} />
          </Suspense>
        )}
      </SignedIn>
    </div>
  )
}
