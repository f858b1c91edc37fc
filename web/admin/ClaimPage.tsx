import { useSearch } from '@tanstack/react-router'
import { claimAdmin, type User } from '#contract/auth.ts'
import * as words from '#words/admin.claim.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { session } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'

export function ClaimPage() {
  const { code } = useSearch({ from: '/admin/claim' })
  return (
    <div className="page page-narrow">
      <h1>{words.title}</h1>
      <div className="mt-6">
        <SignedIn why={words.signInFirst}>{(user) => <Claim user={user} code={code} />}</SignedIn>
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
          <Notice kind="ok">{isSent ? words.isNow(user.displayName) : words.isAlready}</Notice>
        </div>
        <p className="actions">
          <LinkButton to="/profile" variant="primary">
            {words.toProfile}
          </LinkButton>
        </p>
      </>
    )
  }
  if (!code) {
    return <Notice kind="error">{words.noCode}</Notice>
  }
  return (
    <>
      <p className="lead">
        <Rich
          text={words.signedInAs}
          parts={{ name: () => <b className="text-text">{user.displayName}</b>, email: () => user.email }}
        />
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <p className="actions">
        <Button variant="primary" onClick={submit} aria-disabled={isSending || undefined}>
          {isSending ? words.asking : words.become}
        </Button>
      </p>
    </>
  )
}
