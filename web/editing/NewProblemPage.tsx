import { lazy, Suspense } from 'react'
import { SignedIn } from '../SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const NewProblem = lazy(() => import('./NewProblem.tsx'))

export function NewProblemPage() {
  return (
    <div className="page page-narrow">
      <h1>Write a problem</h1>
      <p className="lead">A draft, which only you see until you publish it.</p>
      <SignedIn why="Sign in to write a problem.">
        {() => (
          <Suspense fallback={<Skeleton lines={6} />}>
            <NewProblem />
          </Suspense>
        )}
      </SignedIn>
    </div>
  )
}
