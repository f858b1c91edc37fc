import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { messages } from '#contract/errors.ts'
import { hasEnded, useGeneration } from '../generation.ts'
import { outage } from '../outage.ts'
import { session, useSession } from '../session.ts'
import { useStore } from '../store.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { NavigationBar } from './NavigationBar.tsx'
import { Toasts } from './Toasts.tsx'

const OutageNotice = lazy(() => import('./OutageNotice.tsx'))
const Overlay = lazy(() => import('./Overlay.tsx'))
const GenerationFailure = lazy(() => import('../GenerationFailure.tsx'))

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const generation = useGeneration()
  const isDown = useStore(outage, false)
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <NavigationBar path={path} />
      <main id="main" tabIndex={-1}>
        <SessionNotice path={path} />
        <Suspense>
          {isDown && <OutageNotice />}
          {path !== '/' && hasEnded(generation) && (
            <div className="shell-notice">
              <GenerationFailure />
            </div>
          )}
        </Suspense>
        {children}
      </main>
      <footer className="footer">
        <p>Lyceum</p>
        <p>
          <Link to="/about">How answers are checked</Link>
          <Link to="/help">Help</Link>
        </p>
      </footer>
      <Toasts />
      {generation.state === 'generating' && !generation.background && (
        <Suspense>
          <Overlay generation={generation} />
        </Suspense>
      )}
    </>
  )
}

function SessionNotice({ path }: { path: string }) {
  const now = useSession()
  const signingIn = path.startsWith('/auth/')
  if (now.state === 'serverDown') {
    return (
      <div className="shell-notice">
        <Notice kind="error" actions={<Button onClick={session.retry}>Retry</Button>}>
          {messages.serversDown}
        </Notice>
      </div>
    )
  }
  if (now.state !== 'signedOut' || !now.notice) return null
  // Said on the way to sign in, and of no use anywhere else.
  if (now.notice === messages.redirectingToLogin && !signingIn) return null
  return (
    <div className="shell-notice">
      <Notice kind="error" actions={signingIn ? null : <LinkButton to="/auth/signin">Sign In</LinkButton>}>
        {now.notice}
      </Notice>
    </div>
  )
}
