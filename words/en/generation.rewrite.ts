/** The title of a lesson, after the words of the button that has it written again; for screen readers. */
export const quoted = (title: string) => `“${title}”`
export const changedByHand =
  'Someone edited this lesson by hand. If you rewrite it, you can still bring that text back from the versions.'
export const rewriteAnyway = 'Rewrite anyway'
export const keepIt = 'Keep it'
