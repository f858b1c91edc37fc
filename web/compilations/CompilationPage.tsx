import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import * as words from '#words/compilations.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const OwnCompilation = lazy(() => import('./OwnCompilation.tsx'))

/** Page of a single program run, visible only to the person who started it. */
export function CompilationPage() {
  const { id } = useParams({ from: '/compilations/$id' })
  return (
    <div className="page page-narrow">
      <h1>{words.title}</h1>
      <div className="mt-6">
        <SignedIn why={words.signInToSee}>
          {(user) => (
            <Suspense fallback={<Skeleton lines={9} label={words.loadingRun} />}>
              <OwnCompilation key={`${user.uid} ${id}`} id={id} />
            </Suspense>
          )}
        </SignedIn>
      </div>
    </div>
  )
}
