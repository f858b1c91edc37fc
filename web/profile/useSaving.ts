import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { messages } from '#contract/errors.ts'
import { CallError } from '../api.ts'

export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  /** What was typed cannot be sent: what is wrong, by the name of the field. */
  | { state: 'invalid'; errors: Partial<Record<string, string>> }
  | { state: 'saved'; message: string; undo?: (() => void) | undefined }
  | { state: 'failed'; message: string }

/** How one part of the account is being saved. What was typed is the part's own, and outlives a failure. */
export function useSaving(form?: RefObject<HTMLFormElement | null>) {
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })
  const running = useRef(false)

  const wrong = saving.state === 'invalid' ? Object.keys(saving.errors)[0] : undefined
  useLayoutEffect(() => {
    if (wrong) form?.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [wrong, form])

  return {
    saving,
    busy: saving.state === 'saving',
    errors: saving.state === 'invalid' ? saving.errors : {},
    refuse: (errors: Partial<Record<string, string>>) => setSaving({ state: 'invalid', errors }),
    /** Typing again makes the last word about it stale. */
    forget: () => !running.current && setSaving({ state: 'idle' }),
    /** `act` says what was done; null where the server sent the person elsewhere. */
    async run(act: () => Promise<{ message: string; undo?: (() => void) | undefined } | null>) {
      if (running.current) return
      running.current = true
      setSaving({ state: 'saving' })
      try {
        const done = await act()
        setSaving(done ? { state: 'saved', ...done } : { state: 'idle' })
      } catch (error) {
        setSaving({ state: 'failed', message: error instanceof CallError ? error.message : messages.unexpected })
      } finally {
        running.current = false
      }
    },
  }
}
