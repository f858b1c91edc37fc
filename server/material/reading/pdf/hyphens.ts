import type { Page } from './lines.ts'

const DIVIDED = /(?<!\p{L})(\p{L}+)[-‐­]$/u
const CONTINUED = /^(\p{Ll}+)/u

/**
 * Says how to join a line to the line before: `keep` is how many characters of `before` stay, and `between` is what is
 * inserted between the two lines.
 */
export type Join = (before: string, next: string) => { keep: number; between: string }

/**
 * Returns a function that joins words that are divided at the end of a line. The hyphen stays if the rest of the
 * document only contains the word with a hyphen (`well-known`).
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
    // If a capital or a number follows, the hyphen belongs to a compound, such as `COVID-19`, and stays.
    if (!rest) return { keep: before.length, between: '' }
    const [a, b] = [start.toLowerCase(), rest.toLowerCase()]
    const keepsHyphen = !whole.has(a + b) && hyphenated.has(`${a}-${b}`)
    return { keep: keepsHyphen ? before.length : before.length - 1, between: '' }
  }
}
