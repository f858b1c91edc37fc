import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { messages } from '#contract/errors.ts'
import { signIn } from '#words/common.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { session, useSession } from './session.ts'
import '../ui/readersOnly.css'

type Props = {
  /** What signing in is for: 'Sign in to see your profile.' */
  why: string
  children: (user: User) => ReactNode
}

/** Leads visitors to sign in, and back again. After a refused token the page stays, and the shell says why. */
export function SignedIn({ why, children }: Props) {
  const now = useSession()
  const { history } = useRouter()
  // As it was on entering: the address changes before this page leaves.
  const current = useRouterState({ select: ({ location }) => location.href })
  const [next] = useState(current)

  // biome-ignore lint/correctness/useExhaustiveDependencies(now): it is asked again whenever the session changes
  useEffect(() => {
    // Asked again: the first render says 'signed out' for everybody, as the server's did.
    const settled = session.store.get()
    if (settled.state !== 'signedOut' || settled.notice === messages.verificationFailed) return
    history.replace(`/auth/signin?next=${encodeURIComponent(next)}`)
  }, [now, history, next])

  if (now.state === 'signedIn') return children(now.user)
  if (now.state === 'loading') return <Skeleton />
  return (
    <>
      <div className="readers-only">
        <Skeleton />
      </div>
      <div className="visitors-only">
        <EmptyState
          title={why}
          actions={
            <LinkButton to="/auth/signin" search={{ next }} variant="primary">
              {signIn}
            </LinkButton>
          }
        />
      </div>
    </>
  )
}
