import type { ReactNode } from 'react'
import { makePasswordLink, type PersonDetails, setDisabled, setGrant, setRole } from '#contract/admin.ts'
import { call } from '../api.ts'
import { useSession } from '../session.ts'
import { Act } from './Act.tsx'
import { count } from './money.ts'
import { PasswordLink } from './PasswordLink.tsx'

type Props = { person: PersonDetails; onChanged: () => Promise<unknown>; tell: (news: ReactNode) => void }

export function PersonActs({ person, onChanged, tell }: Props) {
  const { uid, displayName, email, role, roleBy, isLastAdmin, granted, plan, disabled } = person
  const now = useSession()
  const isOneself = now.state === 'signedIn' && now.user.uid === uid

  /** What the server has answered, in words; the page is read anew with it. */
  const doing = async <Answer,>(answer: Promise<Answer | null>, words: (answer: Answer) => string) => {
    const got = await answer
    if (got === null) return null
    await onChanged()
    return words(got)
  }

  return (
    <section className="admin-part" aria-labelledby="person-acts">
      <h2 id="person-acts">What you can do</h2>
      <div className="actions admin-acts">
        {role === 'user' && (
          <Act
            onDone={tell}
            key="admin"
            label="Make an administrator"
            question={`${displayName} will be able to do all that you can: see and change every account, and take your role away.`}
            act={() => doing(call(setRole, { uid, role: 'admin' }), () => `${displayName} is an administrator now.`)}
          />
        )}
        {roleBy === 'grant' && !isLastAdmin && (
          <Act
            onDone={tell}
            key="user"
            label={isOneself ? 'Stop being an administrator' : 'Take the role away'}
            question={
              isOneself
                ? 'You will lose access to these pages at once. Only another administrator can give it back.'
                : `${displayName} will be an ordinary learner, at once.`
            }
            act={() =>
              doing(call(setRole, { uid, role: 'user', evenOneself: isOneself }), (answer) =>
                answer.role === 'admin'
                  ? `${displayName} remains one: the address is listed in ADMIN_EMAILS.`
                  : `${displayName} is no administrator any more.`,
              )
            }
          />
        )}
        {granted ? (
          <Act
            onDone={tell}
            key="end"
            label="End the given subscription"
            question={
              plan
                ? 'What was given ends now. What they pay themselves goes on.'
                : 'Their larger allowance ends now. Topics and answers stay.'
            }
            act={() => doing(call(setGrant, { uid, granted: false }), () => 'The given subscription has ended.')}
          />
        ) : (
          <Act
            onDone={tell}
            key="give"
            label="Give the subscription"
            act={() =>
              doing(call(setGrant, { uid, granted: true }), () => `${displayName} is a subscriber now, free of charge.`)
            }
          />
        )}
        {!disabled && (
          <Act onDone={tell} label="Make a link for a new password" act={() => link()} question={linkQuestion(email)} />
        )}
        {!isOneself && !disabled && (
          <Act
            onDone={tell}
            key="disable"
            label="Disable the account"
            question={`${displayName} is signed out everywhere at once and can no longer sign in. What they made stays, and you can let them in again.`}
            act={() =>
              doing(
                call(setDisabled, { uid, disabled: true }),
                ({ sessionsEnded }) => `Disabled. ${count(sessionsEnded, 'session')} ended.`,
              )
            }
          />
        )}
        {disabled && (
          <Act
            onDone={tell}
            key="enable"
            label="Let them in again"
            act={() => doing(call(setDisabled, { uid, disabled: false }), () => `${displayName} can sign in again.`)}
          />
        )}
      </div>
      {isLastAdmin && (
        <p className="muted small mt-4">The only administrator: the role stays until there is another.</p>
      )}
    </section>
  )

  async function link() {
    const made = await call(makePasswordLink, { uid })
    if (made === null) return null
    await onChanged()
    return <PasswordLink {...made} />
  }
}

const linkQuestion = (email: string) =>
  `Whoever has the link can set a new password for ${email}, once, within a day. Give it to nobody else. It is written down that you made it.`
