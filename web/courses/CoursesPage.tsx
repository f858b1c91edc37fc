import { lazy, Suspense } from 'react'
import { coursesTitle } from '#words/common.ts'
import { loadingCourses, signInFirst } from '#words/courses.shared.ts'
import * as words from '#words/courses.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const CourseList = lazy(() => import('./CourseList.tsx'))

export function CoursesPage() {
  return (
    <div className="page page-narrow">
      <h1>{coursesTitle}</h1>
      <p className="lead">{words.lead}</p>
      <SignedIn why={signInFirst}>
        {(user) => (
          <Suspense fallback={<Skeleton lines={6} label={loadingCourses} />}>
            <CourseList key={user.uid} />
          </Suspense>
        )}
      </SignedIn>
    </div>
  )
}
