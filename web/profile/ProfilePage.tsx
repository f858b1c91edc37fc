import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignedIn } from '../SignedIn.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './profile.css'

const Account = lazy(async () => ({ default: (await import('./Account.tsx')).Account }))

export function ProfilePage() {
  // Only a refusal (403) leads here with a way back.
  const { next } = useSearch({ from: '/profile' })
  return (
    <div className="page page-narrow">
      <h1>Profile</h1>
      {next && <Notice>Your account has no access to the page you came from.</Notice>}
      <div className="mt-8">
        <SignedIn why="Sign in to see your profile.">
          {(user) => (
            <Suspense fallback={<Skeleton lines={9} />}>
              <Account key={user.uid} user={user} />
            </Suspense>
          )}
        </SignedIn>
      </div>
    </div>
  )
}
