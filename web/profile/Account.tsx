import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { User } from '#contract/auth.ts'
import { getSite } from '#contract/site.ts'
import { query } from '../api.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AboutForm } from './AboutForm.tsx'
import { EmailState } from './EmailState.tsx'
import { ErasePart } from './ErasePart.tsx'
import { ExportPart } from './ExportPart.tsx'
import { NameForm } from './NameForm.tsx'
import { Part } from './Part.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { Sessions } from './Sessions.tsx'
import { SignOut } from './SignOut.tsx'
import { StorageState } from './StorageState.tsx'
import { TwoFactor } from './TwoFactor.tsx'
import { WithProfile } from './WithProfile.tsx'

const YourSubscription = lazy(() => import('../YourSubscription.tsx'))

/** All that people can see and change of their own account; each part is saved by itself. */
export function Account({ user }: { user: User }) {
  const { data: site } = useQuery(query(getSite, {}))
  return (
    <>
      <dl>
        <Row term="E-mail">
          <EmailState email={user.email} />
        </Row>
        <Row term="Subscription">
          {user.subscription === 'paid' ? (
            <>
              Paid: you are a subscriber.
              <Suspense fallback={<Skeleton lines={1} />}>
                <YourSubscription />
              </Suspense>
            </>
          ) : (
            <>None: you learn here for free. {site?.billing !== false && <Link to="/pricing">See pricing</Link>}</>
          )}
        </Row>
        <Row term="Storage">
          <StorageState />
        </Row>
        {user.role === 'admin' && (
          <Row term="Role">
            Administrator of this server.{' '}
            <Link to="/admin/$part" params={{ part: 'usage' }}>
              Administration
            </Link>
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
        <WithProfile uid={user.uid}>{(profile) => <AboutForm profile={profile} />}</WithProfile>
      </Part>
      <Part title="Settings">
        <WithProfile uid={user.uid}>{(profile) => <PreferencesForm profile={profile} />}</WithProfile>
      </Part>
      <Part title="Password">
        <PasswordForm user={user} />
      </Part>
      <Part title="Two-factor">
        <TwoFactor user={user} />
      </Part>
      <Part title="Sessions">
        <Sessions />
      </Part>
      <Part title="Sign out">
        <SignOut />
      </Part>
      <Part title="Your data">
        <ExportPart />
      </Part>
      <Part title="Erase the account">
        <ErasePart user={user} />
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
