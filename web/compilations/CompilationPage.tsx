import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignedIn } from '../SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const OwnCompilation = lazy(() => import('./OwnCompilation.tsx'))

/** One run of a program by its address, for whoever ran it. */
export function CompilationPage() {
  const { id } = useParams({ from: '/compilations/$id' })
  return (
    <div className="page page-narrow">
      <h1>A run of yours</h1>
      <div className="mt-6">
        <SignedIn why="Sign in to see this run.">
          {(user) => (
            <Suspense fallback={<Skeleton lines={9} label="Loading the run" />}>
              <OwnCompilation key={`${user.uid} ${id}`} id={id} />
            </Suspense>
          )}
        </SignedIn>
      </div>
    </div>
  )
}
