import { lazy, Suspense } from 'react'
import { materialTitle } from '#words/common.ts'
import * as words from '#words/material.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const MaterialList = lazy(() => import('./MaterialList.tsx'))

export function MaterialPage() {
  return (
    <div className="page page-narrow">
      <h1>{materialTitle}</h1>
      <p className="lead">{words.lead}</p>
      <SignedIn why={words.signInFirst}>
        {(user) => (
          <Suspense fallback={<Skeleton lines={6} label={words.loadingList} />}>
            <MaterialList key={user.uid} />
          </Suspense>
        )}
      </SignedIn>
    </div>
  )
}
