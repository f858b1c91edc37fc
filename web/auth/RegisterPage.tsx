import { Link, useSearch } from '@tanstack/react-router'
import { register } from '#contract/auth.ts'
import { LegalLinks } from '../LegalLinks.tsx'
import { session } from '../session.ts'
import { useStore } from '../store.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { AuthPage } from './AuthPage.tsx'
import { checkAccount, keptNext, typedEmail } from './account.ts'
import { useAuthForm } from './useAuthForm.ts'

export function RegisterPage() {
  const { next } = useSearch({ from: '/auth/register' })
  const email = useStore(typedEmail, '')
  const { refusal, errors, busy, formProps } = useAuthForm({
    next,
    check: checkAccount,
    submit: session.register,
    failure: register.failure,
    refocus: 'email',
  })
  const taken = refusal?.code === 'conflict'
  return (
    <AuthPage title="Create an account">
      <form {...formProps}>
        {refusal && (
          <Notice
            kind="error"
            actions={
              taken && (
                <LinkButton to="/auth/signin" search={keptNext(next)}>
                  Sign in with this address
                </LinkButton>
              )
            }
          >
            {refusal.message}
          </Notice>
        )}
        <TextField
          label="Name"
          name="displayName"
          hint="As you want to be called here."
          autoComplete="name"
          required
          error={errors.displayName}
        />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={email}
          onChange={(event) => typedEmail.set(event.target.value)}
          aria-invalid={errors.email || taken ? true : undefined}
          error={errors.email}
        />
        <PasswordField
          autoComplete="new-password"
          hint="At least 8 characters. A few words in a row are strong and easy to remember."
          required
          error={errors.password}
        />
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {busy ? 'Creating your account…' : 'Create the account'}
        </Button>
      </form>
      <p className="auth-other">
        You have an account?{' '}
        <Link to="/auth/signin" search={keptNext(next)}>
          Sign in
        </Link>
      </p>
      <LegalLinks />
    </AuthPage>
  )
}
