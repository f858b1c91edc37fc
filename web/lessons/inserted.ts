/** Attribute of elements that are shown inside a lesson's text but don't belong to it, such as questions. */
export const INSERTED = 'data-inserted'

export const isInserted = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest(`[${INSERTED}]`) != null
