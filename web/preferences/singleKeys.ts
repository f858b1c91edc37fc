import { useEffect, useRef } from 'react'
import { shortcutsOn } from './shortcuts.ts'

/** Acts on single keys, but never while somebody types or something stands over the page. */
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

/** Somebody types, or something stands over the page. */
export function isTaken(target: EventTarget | null) {
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
