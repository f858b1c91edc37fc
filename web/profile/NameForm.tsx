import { type FormEvent, useRef, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { updateUser } from '#contract/users.ts'
import { nameProblem } from '../accountRules.ts'
import { call } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useSending } from '../useSending.ts'
import { type Done, Outcome } from './Outcome.tsx'
import { useKeepProfile } from './useKeepProfile.ts'

export function NameForm({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const { sending, isSending, errors, refuse, forget, send } = useSending<Done>({ form })
  const keep = useKeepProfile()
  const name = draft ?? user.displayName

  function submit(event: FormEvent) {
    event.preventDefault()
    const problem = nameProblem(name)
    if (problem) return refuse({ displayName: problem })
    void send(async () => {
      const answer = await call(updateUser, { attr: 'displayName', uid: user.uid, value: name })
      if (!answer) return null
      await keep(answer.user)
      setDraft(null)
      return { message: `You are called ${answer.user.displayName} here.` }
    })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        label="Name"
        name="displayName"
        hint="As you want to be called here."
        autoComplete="name"
        required
        value={name}
        onChange={(event) => {
          setDraft(event.target.value)
          forget()
        }}
        error={errors.displayName}
      />
      <Outcome sending={sending} />
      <p className="actions">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Saving…' : 'Save the name'}
        </Button>
      </p>
    </form>
  )
}
