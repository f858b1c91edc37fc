import type { Item } from './item.ts'
import { isWithin } from './kinds/numeric.ts'
import { visibleText } from './markdownText.ts'
import { parseNumber } from './numberText.ts'

const NUMBER = /[-−]?\d[\d,]*(?:\.\d+)?(?:\/\d+)?/g

/** The texts that answer a question when they are said. Of an order and of pairs no part does. */
export function keyTextsOf(item: Item): string[] {
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return item.options.flatMap(({ correct, text }) => (correct ? [text] : []))
    case 'true-false':
      return item.reasons.flatMap(({ correct, text }) => (correct ? [text] : []))
    case 'typed':
      return item.answers
    case 'numeric':
    case 'output':
      return [item.answer]
    case 'ordering':
    case 'matching':
      return []
  }
}

/** Whether a Markdown text says the key of an item: as whole words, or of a number by its value. */
export function reveals(markdown: string, item: Item): boolean {
  const said = plain(markdown)
  if (item.kind === 'numeric') {
    const numbers = (said.match(NUMBER) ?? []).flatMap((text) => parseNumber(text.replace(/,$/, '')) ?? [])
    if (numbers.some((number) => isWithin(number, item.answer, item.tolerance))) return true
  }
  return keyTextsOf(item).some((key) => holdsWords(said, plain(key)))
}

const plain = (markdown: string) =>
  visibleText(markdown.replace(/\\[dt]?frac\{([^{}]+)\}\{([^{}]+)\}/g, '$1/$2'))
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** '10' stands in 'about 10.' and in neither 1,000 nor 10.5. */
export function holdsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); words !== '' && at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)]
    const isGluedBefore = /^[\p{L}\p{N}]/u.test(words) && /(?:[\p{L}\p{N}]|\d[.,])$/u.test(before)
    const isGluedAfter = /[\p{L}\p{N}]$/u.test(words) && /^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after)
    if (!isGluedBefore && !isGluedAfter) return true
  }
  return false
}
