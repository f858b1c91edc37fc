import { type FormEvent, useRef } from 'react'
import type { User } from '#contract/auth.ts'
import { changePassword } from '#contract/users.ts'
import { passwordProblem } from '../accountRules.ts'
import { call } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useSending } from '../useSending.ts'
import { type Done, Outcome } from './Outcome.tsx'
import { sessionsEnded } from './sessionsEnded.ts'

export function PasswordForm({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null)
  const { sending, isSending, errors, refuse, forget, send } = useSending<Done>({ form })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const currentPassword = String(given.get('currentPassword') ?? '')
    const newPassword = String(given.get('newPassword') ?? '')
    if (!currentPassword) return refuse({ currentPassword: 'Enter your current password.' })
    const problem = passwordProblem(newPassword)
    if (problem) return refuse({ newPassword: problem })
    void send(async () => {
      const answer = await call(changePassword, { currentPassword, newPassword, uid: user.uid })
      if (!answer) return null
      form.current?.reset()
      return { message: `Your password is changed. ${sessionsEnded(answer.sessionsEnded)}` }
    })
  }

  return (
    <form ref={form} onSubmit={submit} onChange={forget} noValidate>
      {/* For password managers: whose password it is. */}
      <input type="email" name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint="At least 8 characters. A few words in a row are strong and easy to remember."
        required
        error={errors.newPassword}
      />
      <Outcome sending={sending} />
      <p className="actions">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Changing…' : 'Change the password'}
        </Button>
      </p>
      <p className="muted small mt-3">You stay signed in here, and are signed out everywhere else.</p>
    </form>
  )
}
