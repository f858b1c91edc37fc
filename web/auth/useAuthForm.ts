import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useSending } from '../api/useSending.ts'
import { type Account, type Field, type FieldErrors, fieldErrorsOf, typedEmail } from './account.ts'
import { useLeave } from './useLeave.ts'

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
  const ref = useRef<HTMLFormElement>(null)
  const { sending, isSending, errors, refuse, send } = useSending({ form: ref })
  const signedIn = useLeave(next)
  const refusal = sending.state === 'failed' ? sending : null
  const refused: FieldErrors = refusal ? fieldErrorsOf(refusal, failure) : errors

  useLayoutEffect(() => {
    if (!refusal) return
    // An outage or a limit is no field's fault: there the focus stays on the button that tries again.
    const isMendable = refusal.code === 'unauthenticated' || refusal.code === 'conflict'
    const [wrong = isMendable ? refocus : undefined] = Object.keys(fieldErrorsOf(refusal, failure))
    if (wrong) ref.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [refusal, failure, refocus])

  // What was typed before the script ran goes along to the other forms too.
  useEffect(() => {
    const typed = ref.current?.querySelector<HTMLInputElement>('[name="email"]')?.value
    if (typed) typedEmail.set(typed)
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const given = new FormData(event.currentTarget)
    const read = (field: Field) => String(given.get(field) ?? '')
    const account: Account = { displayName: read('displayName'), email: read('email'), password: read('password') }
    const wrong = check(account)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    // Signed in then, or the shell says why not.
    void send(() => submit(account))
  }

  return {
    errors: refused,
    /** Null if nothing was refused, or a field says why. */
    refusal: Object.keys(refused).length > 0 ? null : refusal,
    signedIn,
    busy: isSending || signedIn,
    formProps: { ref, onSubmit, noValidate: true, method: 'post' } as const,
  }
}
