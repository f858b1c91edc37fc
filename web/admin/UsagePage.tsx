import { lazy, Suspense } from 'react'
import { SignedIn } from '../SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './usage.css'

const UsageReport = lazy(() => import('./UsageReport.tsx'))

export function UsagePage() {
  return (
    <div className="page">
      <h1>Usage and cost</h1>
      <p className="lead">What language models were asked on this server, and what it cost. Days are those of UTC.</p>
      <div className="mt-8">
        <SignedIn why="Sign in as an administrator to see usage and cost.">
          {() => (
            <Suspense fallback={<Skeleton lines={9} />}>
              <UsageReport />
            </Suspense>
          )}
        </SignedIn>
      </div>
    </div>
  )
}
