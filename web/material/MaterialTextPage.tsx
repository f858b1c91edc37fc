import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { breadcrumb, materialTitle } from '#words/common.ts'
import * as words from '#words/material.text.ts'
import { signInFirst } from '#words/material.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const OwnText = lazy(() => import('./OwnText.tsx'))

export function MaterialTextPage() {
  const { id } = useParams({ from: '/material/$id' })
  return (
    <div className="page page-narrow">
      <nav aria-label={breadcrumb} className="crumbs">
        <Link to="/material">{materialTitle}</Link>
      </nav>
      <SignedIn why={signInFirst}>
        {(user) => (
          <Suspense fallback={<Skeleton lines={9} label={words.loadingText} />}>
            <OwnText key={`${user.uid} ${id}`} id={id} />
          </Suspense>
        )}
      </SignedIn>
    </div>
  )
}
