import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { User } from '#contract/auth.ts'
import { getSite } from '#contract/site.ts'
import { coursesTitle, materialTitle, skillsTitle } from '#words/common.ts'
import * as words from '#words/profile.account.ts'
import { query } from '../api/api.ts'
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

const YourSubscription = lazy(() => import('../pricing/YourSubscription.tsx'))

/** Everything people can see and change in their own account. Each part is saved separately. */
export function Account({ user }: { user: User }) {
  const { data: site } = useQuery(query(getSite, {}))
  return (
    <>
      <dl>
        <Row term={words.email}>
          <EmailState email={user.email} />
        </Row>
        <Row term={words.subscription}>
          {user.subscription === 'paid' ? (
            <>
              {words.paid}
              <Suspense fallback={<Skeleton lines={1} />}>
                <YourSubscription />
              </Suspense>
            </>
          ) : (
            <>
              {words.unpaid} {site?.billing !== false && <Link to="/pricing">{words.seePricing}</Link>}
            </>
          )}
        </Row>
        <Row term={words.storage}>
          <StorageState />
        </Row>
        {user.role === 'admin' && (
          <Row term={words.role}>
            {words.isAdmin}{' '}
            <Link to="/admin/$part" params={{ part: 'usage' }}>
              {words.administration}
            </Link>
          </Row>
        )}
      </dl>
      <p className="actions">
        <LinkButton to="/skills">{skillsTitle}</LinkButton>
        <LinkButton to="/topics">{words.recentTopics}</LinkButton>
        <LinkButton to="/courses">{coursesTitle}</LinkButton>
        <LinkButton to="/material">{materialTitle}</LinkButton>
      </p>
      <Part title={words.parts.name}>
        <NameForm user={user} />
      </Part>
      <Part title={words.parts.about}>
        <WithProfile uid={user.uid}>{(profile) => <AboutForm profile={profile} />}</WithProfile>
      </Part>
      <Part title={words.parts.settings}>
        <WithProfile uid={user.uid}>{(profile) => <PreferencesForm profile={profile} />}</WithProfile>
      </Part>
      <Part title={words.parts.password}>
        <PasswordForm user={user} />
      </Part>
      <Part title={words.parts.twoFactor}>
        <TwoFactor user={user} />
      </Part>
      <Part title={words.parts.sessions}>
        <Sessions />
      </Part>
      <Part title={words.parts.signOut}>
        <SignOut />
      </Part>
      <Part title={words.parts.data}>
        <ExportPart />
      </Part>
      <Part title={words.parts.erase}>
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
