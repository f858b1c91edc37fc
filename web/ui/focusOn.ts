/**
 * Focuses an element and scrolls it into view below the sticky bar, if it isn't visible yet. An element on the first
 * screen of the page scrolls to the very top, because otherwise the bar would cut off the title above it.
 * Call it in a layout effect: after the paint, a key press could already have moved the focus elsewhere, and this call
 * would move it back.
 */
export function focusOn(element: HTMLElement | null) {
  if (!element) return
  element.focus({ preventScroll: true })
  const { top, bottom } = element.getBoundingClientRect()
  const isAbove = top < Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  if (isAbove && bottom + scrollY <= innerHeight) scrollTo({ top: 0 })
  else element.scrollIntoView({ block: 'nearest' })
}
