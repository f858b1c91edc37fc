import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '#contract/auth.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { AboutYou } from './AboutYou.tsx'
import { NameForm } from './NameForm.tsx'
import { Part } from './Part.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Sessions } from './Sessions.tsx'
import { SignOut } from './SignOut.tsx'

/** All that people can see and change of their own account; each part is saved by itself. */
export function Account({ user }: { user: User }) {
  return (
    <>
      <dl>
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
        {user.role === 'admin' && (
          <Row term="Role">
            Administrator of this server. <Link to="/admin/reports">See what was reported</Link>,{' '}
            <Link to="/admin/usage">usage and cost</Link>
          </Row>
        )}
      </dl>
      <p className="actions">
        <LinkButton to="/skills">Your skills</LinkButton>
        <LinkButton to="/topics">Your recent topics</LinkButton>
        <LinkButton to="/courses">Your courses</LinkButton>
      </p>
      <Part title="Name">
        <NameForm user={user} />
      </Part>
      <Part title="About you">
        <AboutYou uid={user.uid} />
      </Part>
      <Part title="Password">
        <PasswordForm user={user} />
      </Part>
      <Part title="Sessions">
        <Sessions />
      </Part>
      <Part title="Sign out">
        <SignOut />
      </Part>
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
