import type { ReactNode } from 'react'
import { makePasswordLink, type PersonDetails, setDisabled, setGrant, setRole } from '#contract/admin.ts'
import * as words from '#words/admin.person.ts'
import { call } from '../api/api.ts'
import { useSession } from '../session/session.ts'
import { Act } from './Act.tsx'
import { PasswordLink } from './PasswordLink.tsx'

type Props = { person: PersonDetails; onChanged: () => Promise<unknown>; tell: (news: ReactNode) => void }

export function PersonActs({ person, onChanged, tell }: Props) {
  const { uid, displayName, email, role, roleBy, isLastAdmin, granted, plan, disabled } = person
  const now = useSession()
  const isOneself = now.state === 'signedIn' && now.user.uid === uid

  /** Awaits a call, refreshes the page's data and returns the success message, or null after a redirect. */
  const doing = async <Answer,>(answer: Promise<Answer | null>, said: (answer: Answer) => string) => {
    const got = await answer
    if (got === null) return null
    await onChanged()
    return said(got)
  }

  return (
    <section className="admin-part" aria-labelledby="person-acts">
      <h2 id="person-acts">{words.whatYouCanDo}</h2>
      <div className="actions admin-acts">
        {role === 'user' && (
          <Act
            onDone={tell}
            key="admin"
            label={words.makeAdmin}
            question={words.makeAdminWhat(displayName)}
            act={() => doing(call(setRole, { uid, role: 'admin' }), () => words.isAdminNow(displayName))}
          />
        )}
        {roleBy === 'grant' && !isLastAdmin && (
          <Act
            onDone={tell}
            key="user"
            label={isOneself ? words.takeOwnRole : words.takeRole}
            question={isOneself ? words.takeOwnRoleWhat : words.takeRoleWhat(displayName)}
            act={() =>
              doing(call(setRole, { uid, role: 'user', evenOneself: isOneself }), (answer) =>
                answer.role === 'admin' ? words.remainsAdmin(displayName) : words.isNoAdmin(displayName),
              )
            }
          />
        )}
        {granted ? (
          <Act
            onDone={tell}
            key="end"
            label={words.endSubscription}
            question={plan ? words.endSubscriptionOfPayer : words.endSubscriptionWhat}
            act={() => doing(call(setGrant, { uid, granted: false }), () => words.subscriptionEnded)}
          />
        ) : (
          <Act
            onDone={tell}
            key="give"
            label={words.giveSubscription}
            act={() => doing(call(setGrant, { uid, granted: true }), () => words.isSubscriberNow(displayName))}
          />
        )}
        {!disabled && (
          <Act onDone={tell} label={words.makeLink} act={() => link()} question={words.makeLinkWhat(email)} />
        )}
        {!isOneself && !disabled && (
          <Act
            onDone={tell}
            key="disable"
            label={words.disable}
            question={words.disableWhat(displayName)}
            act={() =>
              doing(call(setDisabled, { uid, disabled: true }), ({ sessionsEnded }) => words.isDisabled(sessionsEnded))
            }
          />
        )}
        {disabled && (
          <Act
            onDone={tell}
            key="enable"
            label={words.enable}
            act={() => doing(call(setDisabled, { uid, disabled: false }), () => words.isEnabled(displayName))}
          />
        )}
      </div>
      {isLastAdmin && <p className="muted small mt-4">{words.lastAdmin}</p>}
    </section>
  )

  async function link() {
    const made = await call(makePasswordLink, { uid })
    if (made === null) return null
    await onChanged()
    return <PasswordLink {...made} />
  }
}
