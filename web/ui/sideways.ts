/** Whether the element's content is right-to-left. */
export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** The arrow keys for the previous and next item of a row: swapped in right-to-left text. */
export const sidewaysKeys = (element: Element): [back: string, on: string] =>
  isRightToLeft(element) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
