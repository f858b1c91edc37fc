import { type FormEvent, useEffect, useRef } from 'react'
import * as words from '#words/auth.code.ts'
import { signingIn } from '#words/auth.shared.ts'
import { signIn } from '#words/common.ts'
import { useSending } from '../api/useSending.ts'
import { session } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLeave } from './useLeave.ts'

type Props = {
  /** E-mail address and password, which the server has already accepted. */
  credentials: { email: string; password: string }
  next: string | undefined
  onBack: () => void
}

/** The second step of signing in with two-factor authentication. */
export function CodeForm({ credentials, next, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { sending, isSending, refuse, send } = useSending()
  const signedIn = useLeave(next)
  useEffect(() => {
    if (sending.state === 'idle' || sending.state === 'failed') form.current?.querySelector('input')?.select()
  }, [sending.state])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (code.length < 6) return refuse(words.codeShort)
    void send(async () => {
      await session.signIn({ ...credentials, code })
      return null
    })
  }

  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        {sending.state === 'failed' && <Notice kind="error">{sending.message}</Notice>}
        <TextField
          label={words.code}
          name="code"
          hint={words.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" variant="primary" aria-disabled={isSending || signedIn || undefined}>
          {isSending ? signingIn : signIn}
        </Button>
      </form>
      <p className="auth-other">
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </p>
    </>
  )
}
