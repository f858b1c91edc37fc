import type { Item } from './item.ts'
import { kindOf } from './kinds.ts'

const NUMBER = /\d[\d,]*(?:\.\d+)?/g
const BLANK = '?'

/** The explanation of a computed key, without the result, so that the last step is left to the learner. */
export function blanked(item: Item): string {
  const kind = kindOf(item)
  const told = kind.keyWhys(item).map((why) => withoutNumber(why, kind.keyTexts(item)))
  return told.length === 1 ? (told[0] ?? '') : told.map((why) => `- ${why.replace(/\n+/g, ' ')}`).join('\n')
}

/**
 * Blanks out each occurrence of the key. If the text doesn't contain any form of the key, blanks out the last number.
 */
function withoutNumber(why: string, keys: string[]): string {
  const forms = keys.flatMap(formsOf).filter((form) => /[\d]/.test(form))
  let left = why
  for (const form of forms) left = left.replace(wholly(form), BLANK)
  if (left !== why) return left
  const last = [...why.matchAll(NUMBER)].at(-1)
  return last ? why.slice(0, last.index) + BLANK + why.slice(last.index + last[0].replace(/,$/, '').length) : why
}

/**
 * The forms in which a key may occur in an explanation: fractions as LaTeX, and options without code or math markers.
 */
function formsOf(key: string): string[] {
  const bare = key.replace(/^[`$]+|(?<![`$])[`$]+$/g, '')
  const [, sign = '', top, bottom] = /^(-?)(\d+)\/(\d+)$/.exec(bare) ?? []
  const fractions = top === undefined ? [] : ['', 'd', 't'].map((size) => `${sign}\\${size}frac{${top}}{${bottom}}`)
  return [...fractions, bare]
}

const wholly = (form: string) =>
  new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\d]|[.,]\\d)`, 'gu')

/** A text of the lesson with a gap in place of the key. */
export function withBlanks(markdown: string, item: Item): string {
  const keys = kindOf(item)
    .keyTexts(item)
    .flatMap(formsOf)
    .filter((form) => form.trim() !== '')
    .toSorted((a, b) => b.length - a.length)
  return keys.reduce((text, key) => text.replace(new RegExp(looseForm(key), 'giu'), GAP), markdown)
}

const GAP = '…'

/** Matches a key as whole words, with any white space and Markdown marks between them. */
const looseForm = (key: string) => {
  const words = key
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return `(?<![\\p{L}\\d]|\\d[.,])${words.join('[\\s*`]+')}(?![\\p{L}\\d]|[.,]\\d)`
}
