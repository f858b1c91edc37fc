import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { SignedIn } from '../SignedIn.tsx'
import { session } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import './profile.css'

export function ProfilePage() {
  // Only a refusal (403) leads here with a way back.
  const { next } = useSearch({ from: '/profile' })
  return (
    <div className="page page-narrow">
      <h1>Profile</h1>
      {next && <Notice>Your account has no access to the page you came from.</Notice>}
      <div className="mt-8">
        <SignedIn why="Sign in to see your profile.">{(user) => <Profile user={user} />}</SignedIn>
      </div>
    </div>
  )
}

function Profile({ user }: { user: User }) {
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)

  async function signOut() {
    setLeaving(true)
    // First away from here: this page would lead on to sign in again.
    await router.navigate({ to: '/' })
    forgetTab()
    await session.signOut()
  }

  return (
    <>
      <dl>
        <Row term="Name">{user.displayName}</Row>
        <Row term="E-mail">{user.email}</Row>
        <Row term="Subscription">
          {user.subscription === 'paid' ? (
            'Paid: you are a subscriber.'
          ) : (
            <>
              None: you learn here for free. <Link to="/pricing">See pricing</Link>
            </>
          )}
        </Row>
        {user.role === 'admin' && <Row term="Role">Administrator of this server</Row>}
      </dl>
      <p className="actions">
        <LinkButton to="/topics">Your recent topics</LinkButton>
        <Button onClick={signOut} disabled={leaving}>
          {leaving ? 'Signing out…' : 'Sign out'}
        </Button>
      </p>
    </>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="profile-row">
      <dt className="muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Prompts and answers that were kept in this tab are nobody else's business. */
function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {}
}
