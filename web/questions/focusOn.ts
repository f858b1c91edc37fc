/** Moves there in sight of the sticky bar; what is on the screen already is not scrolled to. */
export function focusOn(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
