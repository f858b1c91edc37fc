import { type NoteColour, noteColours } from '#contract/reading.ts'
import type { Span } from './anchor.ts'
import { partsOf, rangeOf } from './textRange.ts'

export type Painted = { span: Span; colour: NoteColour }

/**
 * Shows the highlights in the text. Uses the CSS Custom Highlight API if the browser supports it, because it leaves the
 * HTML unchanged. Otherwise, the words are wrapped in `<mark>`.
 */
export function paint(root: Element, painted: readonly Painted[]) {
  if (typeof Highlight === 'function' && CSS.highlights) {
    for (const colour of noteColours) {
      const ranges = painted.filter((one) => one.colour === colour).map(({ span }) => rangeOf(root, span))
      CSS.highlights.set(`note-${colour}`, new Highlight(...ranges))
    }
    return
  }
  unwrap(root)
  for (const { span, colour } of painted) {
    for (const { node, from, to } of partsOf(root, span)) {
      // HTML elements such as `<mark>` aren't allowed inside MathML.
      if (node.parentElement?.closest('math') || node.data.slice(from, to).trim() === '') continue
      const mark = document.createElement('mark')
      mark.className = `note-${colour}`
      const inside = from > 0 ? node.splitText(from) : node
      inside.splitText(to - from)
      inside.replaceWith(mark)
      mark.append(inside)
    }
  }
}

export function clearPaint(root: Element) {
  if (typeof Highlight === 'function' && CSS.highlights) {
    for (const colour of noteColours) CSS.highlights.delete(`note-${colour}`)
  } else unwrap(root)
}

function unwrap(root: Element) {
  for (const mark of root.querySelectorAll('mark[class^="note-"]')) mark.replaceWith(...mark.childNodes)
  root.normalize()
}
