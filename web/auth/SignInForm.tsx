import { Link } from '@tanstack/react-router'
import { signIn } from '#contract/auth.ts'
import { session } from '../session.ts'
import { useStore } from '../store.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { checkSignIn, keptNext, typedEmail } from './account.ts'
import { useAuthForm } from './useAuthForm.ts'

type Props = {
  next: string | undefined
  onForgot: () => void
  onCodeNeeded: (credentials: { email: string; password: string }) => void
}

export function SignInForm({ next, onForgot, onCodeNeeded }: Props) {
  const email = useStore(typedEmail, '')
  const { refusal, errors, busy, formProps } = useAuthForm({
    next,
    check: checkSignIn,
    submit: async ({ email, password }) => {
      if ((await session.signIn({ email, password })) === 'codeNeeded') onCodeNeeded({ email, password })
    },
    failure: signIn.failure,
    refocus: 'password',
  })
  return (
    <>
      <form {...formProps}>
        {refusal && <Notice kind="error">{refusal.message}</Notice>}
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={email}
          onChange={(event) => typedEmail.set(event.target.value)}
          error={errors.email}
        />
        <PasswordField autoComplete="current-password" required error={errors.password} />
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {busy ? 'Signing in…' : 'Sign In'}
        </Button>
      </form>
      <p className="auth-other">
        <Button variant="quiet" onClick={onForgot}>
          Forgot your password?
        </Button>
      </p>
      <p className="auth-other">
        New here?{' '}
        <Link to="/auth/register" search={keptNext(next)}>
          Create an account
        </Link>
      </p>
    </>
  )
}
