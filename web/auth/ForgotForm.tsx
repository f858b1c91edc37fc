import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { forgotPassword } from '#contract/account.ts'
import { getSite } from '#contract/site.ts'
import { call, query } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useSending } from '../useSending.ts'
import { checkSignIn, typedEmail } from './account.ts'

/** Asks for a letter with a link; where no letters leave, says who can make one. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { data: site } = useQuery(query(getSite, {}))
  const { sending, isSending, refuse, send } = useSending<string>()
  useLayoutEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    const problem = checkSignIn({ email, password: 'x' }).email
    if (problem) return refuse(problem)
    void send(async () => {
      await call(forgotPassword, { email })
      return `If ${email.trim()} has an account here, a letter is on its way. The link in it is good for 30 minutes.`
    })
  }

  return (
    <>
      {site?.hasMail === false ? (
        <p className="mt-6">
          This server sends no letters. Whoever runs it can make a link for you, with which you choose a new password:{' '}
          <Link to="/contact">write to them</Link>.
        </p>
      ) : (
        <form ref={form} onSubmit={submit} noValidate>
          {sending.state === 'failed' && <Notice kind="error">{sending.message}</Notice>}
          <div role="status">{sending.state === 'sent' && <Notice kind="ok">{sending.answer}</Notice>}</div>
          <TextField
            label="E-mail"
            name="email"
            type="email"
            hint="We send a link with which you choose a new password."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={typedEmail.get()}
          />
          <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
            {isSending ? 'Sending…' : 'Send the link'}
          </Button>
        </form>
      )}
      <p className="auth-other">
        <Button variant="quiet" onClick={onBack}>
          Back to sign in
        </Button>
      </p>
    </>
  )
}
