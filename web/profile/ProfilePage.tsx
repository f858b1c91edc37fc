import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import * as words from '#words/profile.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './profile.css'

const Account = lazy(async () => ({ default: (await import('./Account.tsx')).Account }))

export function ProfilePage() {
  // `next` is set only if a 403 caused a redirect to this page.
  const { next } = useSearch({ from: '/profile' })
  return (
    <div className="page page-narrow">
      <h1>{words.title}</h1>
      {next && <Notice>{words.noAccess}</Notice>}
      <div className="mt-8">
        <SignedIn why={words.signInFirst}>
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
