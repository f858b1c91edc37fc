import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { CallError } from './api.ts'
import { sentenceOf } from './failure.ts'

export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>

/** Worded for people. The code is null if it was no call that failed. */
export type Failure = { message: string; code: CallError['code'] | null }

export type Sending<Answer = unknown> =
  | { state: 'idle' }
  /** What was typed cannot be sent: what is wrong, by the name of the field. */
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'sending' }
  | { state: 'sent'; answer: Answer }
  | ({ state: 'failed' } & Failure)

/** What comes of something that is sent. Null is the answer of a call that sent the person elsewhere. */
export async function outcomeOf<Answer>(work: () => Promise<Answer | null>): Promise<Sending<Answer>> {
  try {
    const answer = await work()
    return answer === null ? { state: 'idle' } : { state: 'sent', answer }
  } catch (error) {
    return { state: 'failed', message: sentenceOf(error), code: error instanceof CallError ? error.code : null }
  }
}

type Options = {
  /** In a form, the first field that is wrong gets the focus. */
  form?: RefObject<HTMLFormElement | null>
  /** Each of several buttons sends something of its own, also while another is at it. */
  overlapping?: boolean
}

/** One thing that is asked of the server, and what came of it. What was typed is the form's own, and outlives a failure. */
export function useSending<Answer = unknown>({ form, overlapping = false }: Options = {}) {
  const [sending, setSending] = useState<Sending<Answer>>({ state: 'idle' })
  const running = useRef(0)

  useLayoutEffect(() => {
    const wrong = sending.state === 'invalid' ? Object.keys(sending.errors)[0] : undefined
    if (wrong) form?.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [sending, form])

  return {
    sending,
    isSending: sending.state === 'sending',
    isSent: sending.state === 'sent',
    errors: sending.state === 'invalid' ? sending.errors : {},
    /** Why it failed; empty if it did not. */
    failure: sending.state === 'failed' ? sending.message : '',
    /** What the page itself finds wrong: a sentence, or one for each field. */
    refuse(why: string | FieldErrors) {
      setSending(
        typeof why === 'string' ? { state: 'failed', message: why, code: null } : { state: 'invalid', errors: why },
      )
    },
    /** Typing again makes the last word about it stale. */
    forget() {
      if (running.current === 0) setSending({ state: 'idle' })
    },
    /** Gives the answer; null if there is none, or if it is being sent already. */
    async send<Given extends Answer>(work: () => Promise<Given | null>): Promise<Given | null> {
      if (running.current > 0 && !overlapping) return null
      running.current++
      setSending({ state: 'sending' })
      const outcome = await outcomeOf(work)
      running.current--
      // What another of them failed with is said until the next is sent.
      setSending((now) => (overlapping && now.state === 'failed' && outcome.state !== 'failed' ? now : outcome))
      return outcome.state === 'sent' ? outcome.answer : null
    },
  }
}
