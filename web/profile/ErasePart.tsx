import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { eraseAccount } from '#contract/account.ts'
import type { User } from '#contract/auth.ts'
import { call } from '../api.ts'
import { session } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useSending } from '../useSending.ts'
import { forgetTab } from './forgetTab.ts'
import { type Done, Outcome } from './Outcome.tsx'
import { useSecurity } from './useSecurity.ts'

/** Says first what goes and what stays; then asks for the address, the password, and a code where there is one. */
export function ErasePart({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p>
        This ends your account for good: your answers and what you know, notes, courses, private topics and pathways,
        settings and sessions. A subscription is cancelled.
      </p>
      <p className="muted mt-3">
        What stays: public topics that you made, because others learn from them, without a word of whose they were; and
        in the log of this server that an account was erased, without its name. Download your data first if you want it.
      </p>
      {open ? (
        <EraseForm user={user} onCancel={() => setOpen(false)} />
      ) : (
        <p className="actions">
          <Button onClick={() => setOpen(true)}>Erase the account…</Button>
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
    if (email.toLowerCase() !== user.email) return refuse({ email: `Type ${user.email} to say that you mean it.` })
    if (security?.hasPassword && !password) return refuse({ password: 'Enter your password.' })
    if (security?.twoFactor && code.length < 6) return refuse({ code: 'Enter the code.' })
    void send(async () => {
      if (!(await call(eraseAccount, { email, password, ...(code && { code }) }))) return null
      // First away from here: this page would lead on to sign in again.
      await router.navigate({ to: '/' })
      forgetTab()
      await session.signOut()
      return null
    })
  }

  return (
    <form ref={form} onSubmit={submit} onChange={forget} noValidate>
      <TextField
        label="Your e-mail address"
        name="email"
        hint={`Type ${user.email}.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
      />
      {security?.hasPassword !== false && (
        <PasswordField label="Your password" autoComplete="current-password" required error={errors.password} />
      )}
      {security?.twoFactor && (
        <TextField label="Code" name="code" autoComplete="one-time-code" maxLength={40} required error={errors.code} />
      )}
      <Outcome sending={sending} />
      <p className="actions">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Erasing…' : 'Erase everything now'}
        </Button>
        <Button onClick={onCancel}>Keep the account</Button>
      </p>
    </form>
  )
}
