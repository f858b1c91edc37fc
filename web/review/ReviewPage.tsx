import { lazy, Suspense } from 'react'
import * as common from '#words/common.ts'
import * as words from '#words/review.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './review.css'

const Reviewing = lazy(async () => ({ default: (await import('./Reviewing.tsx')).Reviewing }))
const Forecast = lazy(async () => ({ default: (await import('./Forecast.tsx')).Forecast }))

export function ReviewPage() {
  return (
    <div className="page page-narrow review">
      <h1>{common.reviewTitle}</h1>
      <div className="mt-4">
        <SignedIn why={words.signInToReview}>
          {({ uid }) => (
            <Suspense fallback={<Skeleton lines={6} label={words.loadingReviews} />}>
              <Reviewing key={uid} uid={uid} />
              <Forecast key={`forecast ${uid}`} />
            </Suspense>
          )}
        </SignedIn>
      </div>
    </div>
  )
}
