import { type FormEvent, useLayoutEffect, useRef } from 'react'
import type { User } from '#contract/auth.ts'
import { MESSAGE_LENGTH, type MessageSubject, sendMessage, sendOwnMessage } from '#contract/messages.ts'
import { call } from '../api.ts'
import { subjectLabels } from '../messageSubjects.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { type FieldErrors, useSending } from '../useSending.ts'

type Name = 'name' | 'email' | 'about' | 'subject' | 'text'
const subjects = Object.entries(subjectLabels) as [MessageSubject, string][]

/** Visitors say who they are; of the signed-in it is known. What was typed stays until it is sent. */
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
      ...(!user && !visitor.name && { name: 'Enter your name.' }),
      ...(!user && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(visitor.email) && { email: 'Enter a valid e-mail address.' }),
      ...(!about && { about: 'Choose what it is about.' }),
      ...(!written.subject && { subject: 'Say in a few words what it is about.' }),
      ...(!written.text && { text: 'Write your message.' }),
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
          Thank you, your message has arrived
        </h2>
        <p className="mt-2">The answer goes to {sending.answer.email}.</p>
        <p className="actions">
          <Button onClick={forget}>Write another</Button>
        </p>
      </section>
    )
  }
  return (
    <form ref={form} className="contact-form" onSubmit={submit} noValidate>
      {user ? (
        <p className="muted">
          You write as {user.displayName}; the answer goes to {user.email}.
        </p>
      ) : (
        <>
          <TextField label="Name" name="name" autoComplete="name" maxLength={80} required error={errors.name} />
          <TextField
            label="E-mail"
            name="email"
            type="email"
            hint="The answer goes there."
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            error={errors.email}
          />
          <div className="contact-else" aria-hidden="true">
            <label>
              Leave this empty
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        </>
      )}
      <Field label="What is it about?" error={errors.about}>
        {(control) => (
          <select {...control} name="about" defaultValue="" required>
            <option value="">Choose</option>
            {subjects.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label="Subject"
        name="subject"
        maxLength={MESSAGE_LENGTH.subject}
        autoComplete="off"
        required
        error={errors.subject}
      />
      <Field label="Message" hint={`Up to ${MESSAGE_LENGTH.text} characters.`} error={errors.text}>
        {(control) => <textarea {...control} name="text" rows={8} maxLength={MESSAGE_LENGTH.text} required />}
      </Field>
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
        {isSending ? 'Sending…' : 'Send the message'}
      </Button>
    </form>
  )
}
