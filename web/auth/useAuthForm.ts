import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { messages } from '#contract/errors.ts'
import { CallError } from '../api.ts'
import { type Account, type Field, type FieldErrors, fieldErrorsOf } from './account.ts'
import { useLeave } from './useLeave.ts'

type State =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'refused'; error: { message: string; code: CallError['code'] } }

type Options = {
  /** Where to go once somebody is signed in. */
  next: string | undefined
  check: (account: Account) => FieldErrors
  submit: (account: Account) => Promise<void>
  /** What stands before the server's message. */
  failure: string
  /** Gets the focus when the server refuses what no single field explains. */
  refocus: Field
}

/** One form that ends in a session. Fields are read when it is sent: what was typed before the script ran counts. */
export function useAuthForm({ next, check, submit, failure, refocus }: Options) {
  const [form, setForm] = useState<State>({ state: 'idle' })
  const ref = useRef<HTMLFormElement>(null)
  const signedIn = useLeave(next)

  useLayoutEffect(() => {
    const wrong = fieldsToMend(form, refocus)
    const inputs = [...(ref.current?.querySelectorAll('input') ?? [])]
    inputs.find((input) => wrong.includes(input.name))?.focus()
  }, [form, refocus])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (form.state === 'sending') return
    const given = new FormData(event.currentTarget)
    const read = (field: Field) => String(given.get(field) ?? '')
    const account: Account = { displayName: read('displayName'), email: read('email'), password: read('password') }
    const errors = check(account)
    if (Object.keys(errors).length > 0) return setForm({ state: 'invalid', errors })

    setForm({ state: 'sending' })
    try {
      await submit(account)
      // Signed in by now, or the shell says why not.
      setForm({ state: 'idle' })
    } catch (error) {
      setForm(refusal(error, failure))
    }
  }

  return {
    form,
    errors: form.state === 'invalid' ? form.errors : {},
    signedIn,
    busy: form.state === 'sending' || signedIn,
    formProps: { ref, onSubmit, noValidate: true, method: 'post' } as const,
  }
}

/** An outage or a limit is no field's fault: there the focus stays on the button that tries again. */
function fieldsToMend(form: State, refocus: Field): string[] {
  if (form.state === 'invalid') return Object.keys(form.errors)
  const mendable = form.state === 'refused' && ['unauthenticated', 'conflict'].includes(form.error.code)
  return mendable ? [refocus] : []
}

function refusal(error: unknown, failure: string): State {
  if (!(error instanceof CallError)) {
    return { state: 'refused', error: { message: messages.unexpected, code: 'internal' } }
  }
  const errors = fieldErrorsOf(error, failure)
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  return { state: 'refused', error }
}
