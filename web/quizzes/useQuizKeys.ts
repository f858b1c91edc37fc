import { useLayoutEffect } from 'react'
import { useShortcutsOn } from '../shortcuts.ts'

type Keys = {
  /** From 0; keys 1–9. */
  choose: (option: number) => void
  hint?: () => void
  /** Enter where it has no meaning of its own: check, then go on. */
  proceed: () => void
}

const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog, [popover]'
const HAS_OWN_ENTER = `${TYPING}, input, a, button, summary`

export function useQuizKeys({ choose, hint, proceed }: Keys) {
  const on = useShortcutsOn()
  // With the screen itself: a key never acts on what was there before.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : document.body
      if (event.key === 'Enter' && !target.closest(HAS_OWN_ENTER)) {
        event.preventDefault()
        proceed()
      } else if (on && /^[1-9]$/.test(event.key) && !target.closest(TYPING)) {
        choose(Number(event.key) - 1)
      } else if (on && hint && event.key === 'h' && !target.closest(TYPING)) {
        event.preventDefault()
        hint()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
