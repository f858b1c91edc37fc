import { type FormEvent, useRef } from 'react'
import type { User } from '#contract/auth.ts'
import { changePassword } from '#contract/users.ts'
import * as words from '#words/profile.security.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { passwordProblem } from '../auth/accountRules.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { type Done, Outcome } from './Outcome.tsx'

export function PasswordForm({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null)
  const { sending, isSending, errors, refuse, forget, send } = useSending<Done>({ form })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const currentPassword = String(given.get('currentPassword') ?? '')
    const newPassword = String(given.get('newPassword') ?? '')
    if (!currentPassword) return refuse({ currentPassword: words.enterCurrentPassword })
    const problem = passwordProblem(newPassword)
    if (problem) return refuse({ newPassword: problem })
    void send(async () => {
      const answer = await call(changePassword, { currentPassword, newPassword, uid: user.uid })
      if (!answer) return null
      form.current?.reset()
      return { message: `${words.passwordChanged} ${words.otherSessionsEnded(answer.sessionsEnded)}` }
    })
  }

  return (
    <form ref={form} onSubmit={submit} onChange={forget} noValidate>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField
        label={words.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <PasswordField
        label={words.newPassword}
        name="newPassword"
        autoComplete="new-password"
        hint={words.newPasswordHint}
        required
        error={errors.newPassword}
      />
      <Outcome sending={sending} />
      <p className="actions">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? words.changing : words.changePassword}
        </Button>
      </p>
      <p className="muted small mt-3">{words.passwordNote}</p>
    </form>
  )
}
