const GAP_PX = 8
const EDGE_PX = 8
/** What the bar at the top of the page covers. */
const BAR_PX = 64

/**
 * Puts something that stands over the page beside words of the text, never on them. It scrolls with them.
 * Under a finger it goes below: above, the system has its own.
 */
function besideWords(box: HTMLElement, range: Range, { below = matchMedia('(pointer: coarse)').matches } = {}) {
  const words = range.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const fitsAbove = words.top - height - GAP_PX >= BAR_PX
  const fitsBelow = words.bottom + height + GAP_PX <= innerHeight
  const isAbove = fitsAbove && !(below && fitsBelow)
  const left = words.left + (words.width - width) / 2
  const room = document.documentElement.clientWidth - width - EDGE_PX
  box.style.left = `${Math.max(EDGE_PX, Math.min(left, room)) + scrollX}px`
  box.style.top = `${(isAbove ? words.top - height - GAP_PX : words.bottom + GAP_PX) + scrollY}px`
}

/** The same, and again when the window has another size. Gives what ends it. */
export function stayBesideWords(...given: Parameters<typeof besideWords>) {
  const place = () => besideWords(...given)
  place()
  addEventListener('resize', place)
  return () => removeEventListener('resize', place)
}

/** Moves focus to the block where the words stand, so that reading goes on from there. */
export function focusBlock(prose: Element, range: Range, options: FocusOptions = {}) {
  const start = range.startContainer instanceof Element ? range.startContainer : range.startContainer.parentElement
  const block = [...prose.children].find((child) => child.contains(start))
  if (!(block instanceof HTMLElement)) return
  if (!block.hasAttribute('tabindex')) {
    block.tabIndex = -1
    block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true })
  }
  block.focus(options)
}
