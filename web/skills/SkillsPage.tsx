import { lazy, Suspense } from 'react'
import { SignedIn } from '../SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const OwnSkills = lazy(() => import('./OwnSkills.tsx'))

export function SkillsPage() {
  return (
    <div className="page">
      <h1>Your skills</h1>
      <p className="lead">What your answers show that you can do, and what fades if you leave it.</p>
      <SignedIn why="Sign in to see your skills.">
        {({ uid }) => (
          <Suspense fallback={<Skeleton lines={9} label="Loading your skills" />}>
            <OwnSkills key={uid} />
          </Suspense>
        )}
      </SignedIn>
    </div>
  )
}
