import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { eraseAccount } from '#contract/account.ts'
import type { User } from '#contract/auth.ts'
import * as words from '#words/profile.security.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { session } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { forgetTab } from './forgetTab.ts'
import { type Done, Outcome } from './Outcome.tsx'
import { useSecurity } from './useSecurity.ts'

/** Explains what is deleted and what stays, then asks for the address, the password and, if enabled, a 2FA code. */
export function ErasePart({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p>{words.eraseNote}</p>
      <p className="muted mt-3">{words.whatStays}</p>
      {open ? (
        <EraseForm user={user} onCancel={() => setOpen(false)} />
      ) : (
        <p className="actions">
          <Button onClick={() => setOpen(true)}>{words.erase}</Button>
        </p>
      )}
    </>
  )
}

function EraseForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { security } = useSecurity()
  const { sending, isSending, errors, refuse, forget, send } = useSending<Done>({ form })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const read = (name: string) => String(given.get(name) ?? '').trim()
    const [email, code] = [read('email'), read('code')]
    const password = String(given.get('password') ?? '')
    if (email.toLowerCase() !== user.email) return refuse({ email: words.addressWrong(user.email) })
    if (security?.hasPassword && !password) return refuse({ password: words.enterPassword })
    if (security?.twoFactor && code.length < 6) return refuse({ code: words.enterCode })
    void send(async () => {
      if (!(await call(eraseAccount, { email, password, ...(code && { code }) }))) return null
      // Navigate away first, because this page would redirect to the sign-in page.
      await router.navigate({ to: '/' })
      forgetTab()
      await session.signOut()
      return null
    })
  }

  return (
    <form ref={form} onSubmit={submit} onChange={forget} noValidate>
      <TextField
        label={words.yourAddress}
        name="email"
        hint={words.typeAddress(user.email)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
      />
      {security?.hasPassword !== false && (
        <PasswordField label={words.yourPassword} autoComplete="current-password" required error={errors.password} />
      )}
      {security?.twoFactor && (
        <TextField
          label={words.code}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          required
          error={errors.code}
        />
      )}
      <Outcome sending={sending} />
      <p className="actions">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? words.erasing : words.eraseNow}
        </Button>
        <Button onClick={onCancel}>{words.keepAccount}</Button>
      </p>
    </form>
  )
}
