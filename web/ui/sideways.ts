/** Whether what stands in an element begins on the right. */
export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** The keys that lead back and on in a row: mirrored where it is read from the right. */
export const sidewaysKeys = (element: Element): [back: string, on: string] =>
  isRightToLeft(element) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
