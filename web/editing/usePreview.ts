import { useEffect, useRef, useState } from 'react'
import { CallError } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'

const PAUSE_MS = 500

/** The server's preview of the current input, requested after a pause in typing. */
export function usePreview<Given, Answer>(
  given: Given,
  ask: (given: Given, signal: AbortSignal) => Promise<Answer | null>,
) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [problem, setProblem] = useState('')
  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      asking.current(given, signal).then(
        (made) => {
          if (signal.aborted) return
          setAnswer(made)
          setProblem('')
        },
        (error) => {
          if (!signal.aborted && error instanceof CallError) setProblem(sentenceOf(error))
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [given])
  return { answer, problem, setAnswer }
}
