import { useEffect, useRef } from 'react'
import { shortcutsOn } from './shortcuts.ts'

/** Handles single-key shortcuts, except while the person is typing or a dialog or popover is open. */
export function useSingleKeys(keys: Record<string, (() => void) | undefined>) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = latest.current[event.key]
      if (!act || !shortcutsOn() || !isPlain(event) || isTaken(event.target)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

export function isPlain(event: KeyboardEvent) {
  return !(
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.repeat ||
    event.isComposing
  )
}

/** Whether the target is a text field or other input, or a dialog or popover is open. */
export function isTaken(target: EventTarget | null) {
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
