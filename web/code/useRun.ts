import { useEffect, useRef, useState } from 'react'
import { CallError } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'

/** After this time, the page explains why the run takes so long. */
const SLOW_MS = 2_500

export type Running<Kind extends string> =
  | { state: 'idle' }
  | { state: 'running'; kind: Kind; isSlow: boolean }
  | { state: 'failed'; kind: Kind; message: string; status: number }

/** Allows one cancellable run at a time. `run` resolves to null if the run failed, was cancelled or was refused. */
export function useRun<Kind extends string>() {
  const [running, setRunning] = useState<Running<Kind>>({ state: 'idle' })
  const active = useRef<AbortController | null>(null)
  useEffect(() => () => active.current?.abort(), [])

  async function run<Answer>(kind: Kind, calling: (signal: AbortSignal) => Promise<Answer | null>) {
    if (active.current) return null
    const controller = new AbortController()
    active.current = controller
    setRunning({ state: 'running', kind, isSlow: false })
    const slow = setTimeout(() => setRunning({ state: 'running', kind, isSlow: true }), SLOW_MS)
    try {
      const answer = await calling(controller.signal)
      setRunning({ state: 'idle' })
      return answer
    } catch (error) {
      if (controller.signal.aborted) setRunning({ state: 'idle' })
      else {
        const status = error instanceof CallError ? error.status : 0
        setRunning({ state: 'failed', kind, message: sentenceOf(error), status })
      }
      return null
    } finally {
      clearTimeout(slow)
      active.current = null
    }
  }
  return { running, run, cancel: () => active.current?.abort() }
}
