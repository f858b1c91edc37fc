import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { leaveUnsaved } from '#words/editing.shared.ts'

/** Asks for confirmation before leaving the page with unsaved changes. */
export function useLeaveWarning(unsaved: boolean) {
  useBlocker({
    shouldBlockFn: () => unsaved && !confirm(leaveUnsaved),
    enableBeforeUnload: () => unsaved,
  })
}

/** Saves on Ctrl+S or ⌘S. */
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
