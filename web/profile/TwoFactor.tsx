import { type FormEvent, useRef, useState } from 'react'
import { renewRecoveryCodes, type Security, startTwoFactor, stopTwoFactor } from '#contract/account.ts'
import type { User } from '#contract/auth.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSending } from '../useSending.ts'
import { type Done, Outcome } from './Outcome.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'
import { useSecurity } from './useSecurity.ts'

type Shown = { shown: 'state' } | { shown: 'setup'; secret: string; uri: string } | { shown: 'codes'; codes: string[] }

/** A code from an app beside the password. */
export function TwoFactor({ user }: { user: User }) {
  const { security, error, refetch, isFetching, lookAgain } = useSecurity()
  const [now, setNow] = useState<Shown>({ shown: 'state' })

  if (now.shown === 'setup')
    return (
      <TwoFactorSetup
        secret={now.secret}
        uri={now.uri}
        onCancel={() => setNow({ shown: 'state' })}
        onDone={(codes) => {
          setNow({ shown: 'codes', codes })
          void lookAgain()
        }}
      />
    )
  if (now.shown === 'codes') return <RecoveryCodes codes={now.codes} onDone={() => setNow({ shown: 'state' })} />
  if (security) return <State user={user} security={security} show={setNow} lookAgain={lookAgain} />
  if (error && !isFetching)
    return (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
        {sentenceOf(error)}
      </Notice>
    )
  return <Skeleton lines={3} label="Loading two-factor" />
}

type StateProps = { user: User; security: Security; show: (next: Shown) => void; lookAgain: () => Promise<void> }

function State({ user, security, show, lookAgain }: StateProps) {
  const form = useRef<HTMLFormElement>(null)
  const { sending, isSending, errors, refuse, forget, send } = useSending<Done>({ form })
  if (!security.hasPassword)
    return <p className="muted">You sign in through another service: switch on a second factor there.</p>

  const acts = {
    on: async (password: string) => {
      const begun = await call(startTwoFactor, { password })
      if (begun) show({ shown: 'setup', ...begun })
      return null
    },
    codes: async (password: string) => {
      const made = await call(renewRecoveryCodes, { password })
      if (made) show({ shown: 'codes', codes: made.recoveryCodes })
      void lookAgain()
      return null
    },
    off: async (password: string) => {
      const answer = await call(stopTwoFactor, { password })
      form.current?.reset()
      await lookAgain()
      return answer && { message: 'Two-factor is off. Your password alone signs you in.' }
    },
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (!password) return refuse({ password: 'Enter your password.' })
    // A form that is sent with Enter is sent by its first button.
    const { submitter } = event.nativeEvent as SubmitEvent
    const act = submitter?.getAttribute('value')
    void send(() => acts[act === 'codes' || act === 'off' ? act : 'on'](password))
  }

  return (
    <form ref={form} onSubmit={submit} onChange={forget} noValidate>
      {security.twoFactor ? (
        <p>
          It is on: signing in asks for a code of your authenticator app. You have {left(security.recoveryCodesLeft)}.
        </p>
      ) : (
        <p className="muted">
          It is off. With it, signing in needs a code from an app on your phone too, so that a stolen password is not
          enough.{user.role === 'admin' && ' For administrators we recommend it: what they may do touches everybody.'}
        </p>
      )}
      <input type="email" name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField label="Your password" autoComplete="current-password" required error={errors.password} />
      <Outcome sending={sending} />
      <p className="actions">
        {security.twoFactor ? (
          <>
            <Button type="submit" value="codes" aria-disabled={isSending || undefined}>
              New recovery codes
            </Button>
            <Button type="submit" value="off" aria-disabled={isSending || undefined}>
              Switch it off
            </Button>
          </>
        ) : (
          <Button type="submit" value="on" aria-disabled={isSending || undefined}>
            {isSending ? 'One moment…' : 'Switch it on'}
          </Button>
        )}
      </p>
    </form>
  )
}

const left = (count: number) => {
  if (count === 0) return 'no recovery codes left: make new ones'
  return count === 1 ? 'one recovery code left' : `${count} recovery codes left`
}
