import type { Item } from './item.ts'
import { kindOf } from './kinds.ts'

const NUMBER = /\d[\d,]*(?:\.\d+)?/g
const BLANK = '?'

/** The reasons of a computed key with its number left out, so that the last step stays with the learner. */
export function blanked(item: Item): string {
  const kind = kindOf(item)
  const told = kind.keyWhys(item).map((why) => withoutNumber(why, kind.keyTexts(item)))
  return told.length === 1 ? (told[0] ?? '') : told.map((why) => `- ${why.replace(/\n+/g, ' ')}`).join('\n')
}

/** Each place where the key stands is blanked; where it stands nowhere so written, the last number. */
function withoutNumber(why: string, keys: string[]): string {
  const forms = keys.flatMap(formsOf).filter((form) => /[\d]/.test(form))
  let left = why
  for (const form of forms) left = left.replace(wholly(form), BLANK)
  if (left !== why) return left
  const last = [...why.matchAll(NUMBER)].at(-1)
  return last ? why.slice(0, last.index) + BLANK + why.slice(last.index + last[0].replace(/,$/, '').length) : why
}

/** A fraction stands in a reason as LaTeX, and a key of an option in marks of its own. */
function formsOf(key: string): string[] {
  const bare = key.replace(/^[`$]+|(?<![`$])[`$]+$/g, '')
  const [, sign = '', top, bottom] = /^(-?)(\d+)\/(\d+)$/.exec(bare) ?? []
  const fractions = top === undefined ? [] : ['', 'd', 't'].map((size) => `${sign}\\${size}frac{${top}}{${bottom}}`)
  return [...fractions, bare]
}

const wholly = (form: string) =>
  new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\d]|[.,]\\d)`, 'gu')
