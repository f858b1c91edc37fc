/**
 * Moves there in sight of the sticky bar; what is on the screen already is not scrolled to. What stands on the first
 * screen of the page is shown with all that is above it: scrolled to by itself, it would leave the title cut by the bar.
 * Call it in a layout effect: after the paint a key may have been pressed already, and the focus would jump away from
 * where that led.
 */
export function focusOn(element: HTMLElement | null) {
  if (!element) return
  element.focus({ preventScroll: true })
  const { top, bottom } = element.getBoundingClientRect()
  const isAbove = top < Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  if (isAbove && bottom + scrollY <= innerHeight) scrollTo({ top: 0 })
  else element.scrollIntoView({ block: 'nearest' })
}
