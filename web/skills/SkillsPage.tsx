import { lazy, Suspense } from 'react'
import { skillsTitle } from '#words/common.ts'
import * as words from '#words/skills.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const OwnSkills = lazy(() => import('./OwnSkills.tsx'))

export function SkillsPage() {
  return (
    <div className="page">
      <h1>{skillsTitle}</h1>
      <p className="lead">{words.lead}</p>
      <SignedIn why={words.whySignIn}>
        {({ uid }) => (
          <Suspense fallback={<Skeleton lines={9} label={words.loadingSkills} />}>
            <OwnSkills key={uid} />
          </Suspense>
        )}
      </SignedIn>
    </div>
  )
}
