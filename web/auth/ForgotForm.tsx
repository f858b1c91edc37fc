import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { forgotPassword } from '#contract/account.ts'
import { getSite } from '#contract/site.ts'
import * as words from '#words/auth.forgot.ts'
import { backToSignIn, email as emailLabel } from '#words/auth.shared.ts'
import { sending as isBeingSent } from '#words/common.ts'
import { call, query } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { TextField } from '../ui/TextField.tsx'
import { checkSignIn, typedEmail } from './account.ts'

/** Requests an e-mail with a reset link. If the server can't send e-mails, says who can create a link instead. */
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
      return words.letterSent(email.trim())
    })
  }

  return (
    <>
      {site?.hasMail === false ? (
        <p className="mt-6">
          <Rich text={words.noLetters} parts={{ contact: (inner) => <Link to="/contact">{inner}</Link> }} />
        </p>
      ) : (
        <form ref={form} onSubmit={submit} noValidate>
          {sending.state === 'failed' && <Notice kind="error">{sending.message}</Notice>}
          <div role="status">{sending.state === 'sent' && <Notice kind="ok">{sending.answer}</Notice>}</div>
          <TextField
            label={emailLabel}
            name="email"
            type="email"
            hint={words.emailHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={typedEmail.get()}
          />
          <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
            {isSending ? isBeingSent : words.sendLink}
          </Button>
        </form>
      )}
      <p className="auth-other">
        <Button variant="quiet" onClick={onBack}>
          {backToSignIn}
        </Button>
      </p>
    </>
  )
}
