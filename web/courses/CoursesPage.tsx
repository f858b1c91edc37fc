import { lazy, Suspense } from 'react'
import { SignedIn } from '../SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const CourseList = lazy(() => import('./CourseList.tsx'))

export function CoursesPage() {
  return (
    <div className="page page-narrow">
      <h1>Your courses</h1>
      <p className="lead">
        Topics, lessons and quizzes in an order of your own. Nobody sees a course until you share it.
      </p>
      <SignedIn why="Sign in to see your courses.">
        {(user) => (
          <Suspense fallback={<Skeleton lines={6} label="Loading your courses" />}>
            <CourseList key={user.uid} />
          </Suspense>
        )}
      </SignedIn>
    </div>
  )
}
