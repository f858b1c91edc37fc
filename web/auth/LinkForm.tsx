import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { resetPassword, verifyEmail } from '#contract/account.ts'
import * as words from '#words/auth.link.ts'
import { passwordHint } from '#words/auth.rules.ts'
import { backToSignIn } from '#words/auth.shared.ts'
import { signIn } from '#words/common.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { typedEmail } from './account.ts'
import { passwordProblem } from './accountRules.ts'

export type MailedLink = { kind: 'reset' | 'verify'; code: string }

/** Target of links in e-mails. Acts only when a button is pressed, because some mail programs open every link. */
export function LinkForm({ link, onDone }: { link: MailedLink; onDone: () => void }) {
  return link.kind === 'reset' ? <NewPassword code={link.code} onDone={onDone} /> : <Verify code={link.code} />
}

function NewPassword({ code, onDone }: { code: string; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { sending, isSending, refuse, send } = useSending<string>()
  useLayoutEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const newPassword = String(new FormData(event.currentTarget).get('password') ?? '')
    const problem = passwordProblem(newPassword)
    if (problem) return refuse(problem)
    void send(async () => {
      const { email } = await call(resetPassword, { code, newPassword })
      typedEmail.set(email)
      return words.passwordSet
    })
  }

  return (
    <>
      <div role="status">
        {sending.state === 'sent' && (
          <Notice
            kind="ok"
            actions={
              <Button variant="primary" onClick={onDone}>
                {signIn}
              </Button>
            }
          >
            {sending.answer}
          </Notice>
        )}
      </div>
      {sending.state !== 'sent' && (
        <form ref={form} onSubmit={submit} noValidate>
          {sending.state === 'failed' && <Notice kind="error">{sending.message}</Notice>}
          <PasswordField label={words.newPassword} autoComplete="new-password" hint={passwordHint} required />
          <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
            {isSending ? words.setting : words.setPassword}
          </Button>
        </form>
      )}
      {sending.state === 'failed' && (
        <p className="auth-other">
          <Button variant="quiet" onClick={onDone}>
            {backToSignIn}
          </Button>
        </p>
      )}
    </>
  )
}

function Verify({ code }: { code: string }) {
  const { sending, isSending, send } = useSending<string>()
  const verify = () =>
    send(async () => {
      const { email } = await call(verifyEmail, { code })
      return words.verified(email)
    })
  return (
    <>
      {sending.state === 'failed' && <Notice kind="error">{sending.message}</Notice>}
      <div role="status">{sending.state === 'sent' && <Notice kind="ok">{sending.answer}</Notice>}</div>
      {sending.state === 'sent' ? (
        <p className="auth-other">
          <LinkButton to="/profile">{words.toProfile}</LinkButton>
        </p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void verify()
          }}
        >
          <p>{words.cameFromLetter}</p>
          <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
            {isSending ? words.verifying : words.itIsMine}
          </Button>
        </form>
      )}
    </>
  )
}
