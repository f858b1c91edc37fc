import type { Page } from './lines.ts'

const DIVIDED = /(?<!\p{L})(\p{L}+)[-‐­]$/u
const CONTINUED = /^(\p{Ll}+)/u

/** Joins the text of a line to the one before. Returns what stands between them: a space, or less. */
export type Join = (before: string, next: string) => { keep: number; between: string }

/**
 * Puts words together that are divided at the end of a line. A hyphen stays if the document writes the word with one
 * elsewhere (`well-known`), and not without.
 */
export function joinerOf(pages: readonly Page[]): Join {
  const whole = new Set<string>()
  const hyphenated = new Set<string>()
  for (const { lines } of pages) {
    for (const { text } of lines) {
      for (const [word] of text.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu))
        (word.includes('-') ? hyphenated : whole).add(word)
    }
  }
  return (before, next) => {
    const start = DIVIDED.exec(before)?.[1]
    const rest = CONTINUED.exec(next)?.[1]
    if (!start) return { keep: before.length, between: ' ' }
    // After a hyphen a capital or a number begins the second part of a compound.
    if (!rest) return { keep: before.length, between: '' }
    const [a, b] = [start.toLowerCase(), rest.toLowerCase()]
    const keepsHyphen = !whole.has(a + b) && hyphenated.has(`${a}-${b}`)
    return { keep: keepsHyphen ? before.length : before.length - 1, between: '' }
  }
}
