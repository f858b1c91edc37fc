import { type FormEvent, useRef, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { updateUser } from '#contract/users.ts'
import { saving } from '#words/common.ts'
import * as words from '#words/profile.account.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { nameProblem } from '../auth/accountRules.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
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
      return { message: words.nameSaved(answer.user.displayName) }
    })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        label={words.name}
        name="displayName"
        hint={words.nameHint}
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
          {isSending ? saving : words.saveName}
        </Button>
      </p>
    </form>
  )
}
