import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { messages } from '#contract/errors.ts'
import { CallError } from '../api.ts'

export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; message: string }
  | { state: 'stale'; message: string }
  | { state: 'failed'; message: string }

/** Says how far a save is. `act` gives the answer, or null where there is none. */
export function useSaving() {
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })

  async function act<Answer>(calling: () => Promise<Answer | null>, message: string): Promise<Answer | null> {
    setSaving({ state: 'saving' })
    try {
      const answer = await calling()
      setSaving(answer === null ? { state: 'idle' } : { state: 'saved', message })
      forgetShown(queryClient)
      return answer
    } catch (error) {
      const isStale = error instanceof CallError && error.status === 409
      const said = error instanceof CallError ? error.message : messages.unexpected
      setSaving({ state: isStale ? 'stale' : 'failed', message: said })
      return null
    }
  }
  return { saving, setSaving, act }
}

/** Whatever page shows it next has it as it is now. */
function forgetShown(queryClient: QueryClient) {
  const shows = /topics|lessons|questions|quizzes|versions|reports|pathways|problems/
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => shows.test(String(path)) })
}

/** Asks before somebody leaves with what is not saved. */
export function useLeaveWarning(unsaved: boolean) {
  useBlocker({
    shouldBlockFn: () => unsaved && !confirm('What you changed is not saved. Leave all the same?'),
    enableBeforeUnload: () => unsaved,
  })
}

/** Ctrl+S, or ⌘S. */
export function useSaveKey(save: () => void) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
