import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { startPractice } from '#contract/practice.ts'
import { call } from './api.ts'
import { Button } from './ui/Button.tsx'

type Props = {
  topicId?: string
  skillIds?: string[]
  variant?: 'primary' | 'plain' | 'quiet'
  children: ReactNode
}

/** Puts a practice together and leads to it; why that is not possible stands beside the button. */
export function StartPractice({ topicId, skillIds, variant, children }: Props) {
  const router = useRouter()
  const [failure, setFailure] = useState('')
  const [waiting, setWaiting] = useState(false)
  async function start() {
    if (waiting) return
    setWaiting(true)
    setFailure('')
    try {
      const started = await call(startPractice, { topicId, skillIds })
      if (started) await router.navigate({ to: '/practice/$id', params: { id: started.id } })
    } catch (error) {
      setFailure((error as Error).message)
    }
    setWaiting(false)
  }
  return (
    <>
      <Button {...(variant && { variant })} aria-disabled={waiting || undefined} onClick={() => void start()}>
        {children}
      </Button>
      <span role="alert">{failure && <span className="field-error">{failure}</span>}</span>
    </>
  )
}
