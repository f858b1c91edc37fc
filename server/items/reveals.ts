import type { Item } from './item.ts'
import { kindOf } from './kinds.ts'
import { visibleText } from './markdownText.ts'

/** Whether a Markdown text gives an item's key away, either as whole words or as a number with the same value. */
export function reveals(markdown: string, item: Item): boolean {
  const said = plain(markdown)
  const kind = kindOf(item)
  return kind.isSaidBy?.(said, item) || kind.keyTexts(item).some((key) => holdsWords(said, plain(key)))
}

const plain = (markdown: string) =>
  visibleText(markdown.replace(/\\[dt]?frac\{([^{}]+)\}\{([^{}]+)\}/g, '$1/$2'))
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text contains whole words: 'about 10.' contains '10', but 1,000 and 10.5 don't. */
export function holdsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); words !== '' && at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)]
    const isGluedBefore = /^[\p{L}\p{N}]/u.test(words) && /(?:[\p{L}\p{N}]|\d[.,])$/u.test(before)
    const isGluedAfter = /[\p{L}\p{N}]$/u.test(words) && /^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after)
    if (!isGluedBefore && !isGluedAfter) return true
  }
  return false
}
