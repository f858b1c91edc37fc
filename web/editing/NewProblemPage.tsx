import { lazy, Suspense } from 'react'
import * as words from '#words/editing.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const NewProblem = lazy(() => import('./NewProblem.tsx'))

export function NewProblemPage() {
  return (
    <div className="page page-narrow">
      <h1>{words.writeProblem}</h1>
      <p className="lead">{words.writeProblemLead}</p>
      <SignedIn why={words.signInToWrite}>
        {() => (
          <Suspense fallback={<Skeleton lines={6} />}>
            <NewProblem />
          </Suspense>
        )}
      </SignedIn>
    </div>
  )
}
