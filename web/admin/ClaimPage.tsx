import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { claimAdmin, type User } from '#contract/auth.ts'
import { messages } from '#contract/errors.ts'
import { CallError, call } from '../api.ts'
import { SignedIn } from '../SignedIn.tsx'
import { session } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

export function ClaimPage() {
  const { code } = useSearch({ from: '/admin/claim' })
  return (
    <div className="page page-narrow">
      <h1>Become the administrator</h1>
      <div className="mt-6">
        <SignedIn why="Sign in first: the account you use becomes the administrator.">
          {(user) => <Claim user={user} code={code} />}
        </SignedIn>
      </div>
    </div>
  )
}

type State = { state: 'idle' } | { state: 'sending' } | { state: 'claimed' } | { state: 'failed'; message: string }

function Claim({ user, code }: { user: User; code: string | undefined }) {
  const [claim, setClaim] = useState<State>({ state: 'idle' })

  async function submit() {
    if (!code || claim.state === 'sending') return
    setClaim({ state: 'sending' })
    try {
      const answer = await call(claimAdmin, { code })
      if (!answer) return
      setClaim({ state: 'claimed' })
      await session.setUser(answer.user)
    } catch (error) {
      setClaim({ state: 'failed', message: error instanceof CallError ? error.message : messages.unexpected })
    }
  }

  if (claim.state === 'claimed' || user.role === 'admin') {
    return (
      <>
        <div role="status">
          <Notice kind="ok">
            {claim.state === 'claimed'
              ? `${user.displayName}, you are now the administrator of this server.`
              : 'You are an administrator of this server already.'}
          </Notice>
        </div>
        <p className="actions">
          <LinkButton to="/profile" variant="primary">
            Go to your profile
          </LinkButton>
        </p>
      </>
    )
  }
  if (!code) {
    return (
      <Notice kind="error">This link has no code. Open the whole link that the server printed when it started.</Notice>
    )
  }
  return (
    <>
      <p className="lead">
        You are signed in as <b className="text-text">{user.displayName}</b> ({user.email}). The link works once, and
        only while this server has no administrator.
      </p>
      {claim.state === 'failed' && <Notice kind="error">{claim.message}</Notice>}
      <p className="actions">
        <Button variant="primary" onClick={submit} aria-disabled={claim.state === 'sending' || undefined}>
          {claim.state === 'sending' ? 'Asking the server…' : 'Become the administrator'}
        </Button>
      </p>
    </>
  )
}
