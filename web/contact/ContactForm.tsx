import { type FormEvent, useLayoutEffect, useRef } from 'react'
import type { User } from '#contract/auth.ts'
import { MESSAGE_LENGTH, type MessageSubject, sendMessage, sendOwnMessage } from '#contract/messages.ts'
import { sending as isBeingSent } from '#words/common.ts'
import * as words from '#words/contact.form.ts'
import { call } from '../api/api.ts'
import { type FieldErrors, useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { subjectLabels } from './messageSubjects.ts'

type Name = 'name' | 'email' | 'about' | 'subject' | 'text'
const subjects = Object.entries(subjectLabels) as [MessageSubject, string][]

/** Asks visitors for their name and address, which are known for signed-in people. A failed request keeps the input. */
export function ContactForm({ user }: { user: User | null }) {
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLHeadingElement>(null)
  const { sending, isSending, isSent, errors, failure, refuse, forget, send } = useSending<{ email: string }>({ form })
  useLayoutEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const about = subjects.find(([value]) => value === given.get('about'))?.[0]
    const written = { subject: text('subject'), text: text('text') }
    const visitor = { name: text('name'), email: text('email') }
    const found: FieldErrors<Name> = {
      ...(!user && !visitor.name && { name: words.nameMissing }),
      ...(!user && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(visitor.email) && { email: words.emailInvalid }),
      ...(!about && { about: words.aboutMissing }),
      ...(!written.subject && { subject: words.subjectMissing }),
      ...(!written.text && { text: words.messageMissing }),
    }
    if (!about || Object.keys(found).length > 0) return refuse(found)
    void send(async () => {
      const sent = user
        ? await call(sendOwnMessage, { about, ...written })
        : await call(sendMessage, { about, ...written, ...visitor, website: text('website') })
      return sent && { email: user?.email ?? visitor.email }
    })
  }

  if (sending.state === 'sent') {
    return (
      <section className="mt-8">
        <h2 ref={thanks} tabIndex={-1} className="outline-none">
          {words.thanks}
        </h2>
        <p className="mt-2">{words.answerGoesTo(sending.answer.email)}</p>
        <p className="actions">
          <Button onClick={forget}>{words.writeAnother}</Button>
        </p>
      </section>
    )
  }
  return (
    <form ref={form} className="contact-form" onSubmit={submit} noValidate>
      {user ? (
        <p className="muted">{words.writingAs(user.displayName, user.email)}</p>
      ) : (
        <>
          <TextField label={words.name} name="name" autoComplete="name" maxLength={80} required error={errors.name} />
          <TextField
            label={words.email}
            name="email"
            type="email"
            hint={words.emailHint}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            error={errors.email}
          />
          <div className="contact-else" aria-hidden="true">
            <label>
              {words.leaveEmpty}
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        </>
      )}
      <Field label={words.about} error={errors.about}>
        {(control) => (
          <select {...control} name="about" defaultValue="" required>
            <option value="">{words.choose}</option>
            {subjects.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={words.subject}
        name="subject"
        maxLength={MESSAGE_LENGTH.subject}
        autoComplete="off"
        required
        error={errors.subject}
      />
      <Field label={words.message} hint={words.messageHint(MESSAGE_LENGTH.text)} error={errors.text}>
        {(control) => <textarea {...control} name="text" rows={8} maxLength={MESSAGE_LENGTH.text} required />}
      </Field>
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
        {isSending ? isBeingSent : words.send}
      </Button>
    </form>
  )
}
