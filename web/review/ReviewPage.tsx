import { lazy, Suspense } from 'react'
import { SignedIn } from '../SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './review.css'

const Reviewing = lazy(async () => ({ default: (await import('./Reviewing.tsx')).Reviewing }))
const Forecast = lazy(async () => ({ default: (await import('./Forecast.tsx')).Forecast }))

export function ReviewPage() {
  return (
    <div className="page page-narrow review">
      <h1>Review</h1>
      <div className="mt-4">
        <SignedIn why="Sign in to review what you have learnt.">
          {({ uid }) => (
            <Suspense fallback={<Skeleton lines={6} label="Loading your reviews" />}>
              <Reviewing key={uid} uid={uid} />
              <Forecast key={`forecast ${uid}`} />
            </Suspense>
          )}
        </SignedIn>
      </div>
    </div>
  )
}
