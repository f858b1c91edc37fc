import { useRef, useState } from 'react'
import { messages } from '#contract/errors.ts'
import { CallError } from '../api.ts'

type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'done'; message: string }
  | { state: 'failed'; message: string }

/** One thing that is asked of the server, and what came of it. */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const running = useRef(false)
  return {
    sending,
    busy: sending.state === 'sending',
    refuse: (message: string) => setSending({ state: 'failed', message }),
    async run(act: () => Promise<string | null>) {
      if (running.current) return
      running.current = true
      setSending({ state: 'sending' })
      try {
        const message = await act()
        setSending(message === null ? { state: 'idle' } : { state: 'done', message })
      } catch (error) {
        setSending({ state: 'failed', message: error instanceof CallError ? error.message : messages.unexpected })
      } finally {
        running.current = false
      }
    },
  }
}
