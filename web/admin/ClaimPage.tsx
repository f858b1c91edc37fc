import { useSearch } from '@tanstack/react-router'
import { claimAdmin, type User } from '#contract/auth.ts'
import { call } from '../api.ts'
import { SignedIn } from '../SignedIn.tsx'
import { session } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSending } from '../useSending.ts'

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

function Claim({ user, code }: { user: User; code: string | undefined }) {
  const { isSending, isSent, failure, send } = useSending()

  async function submit() {
    if (!code) return
    const answer = await send(() => call(claimAdmin, { code }))
    if (answer) await session.setUser(answer.user)
  }

  if (isSent || user.role === 'admin') {
    return (
      <>
        <div role="status">
          <Notice kind="ok">
            {isSent
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
      {failure && <Notice kind="error">{failure}</Notice>}
      <p className="actions">
        <Button variant="primary" onClick={submit} aria-disabled={isSending || undefined}>
          {isSending ? 'Asking the server…' : 'Become the administrator'}
        </Button>
      </p>
    </>
  )
}
