import type { Item } from './item.ts'
import { codeFence } from './markdownText.ts'

/** Every text of an item that is Markdown: what is rendered, and what may hold no forbidden marks. */
export const textsOf = (item: Item): string[] => [...shownTextsOf(item), ...(item.hints ?? [])]

function shownTextsOf(item: Item): string[] {
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return [item.stem, ...item.options.map(({ text }) => text), ...whysOf(item)]
    case 'true-false':
      return [item.stem, ...item.reasons.map(({ text }) => text), ...whysOf(item)]
    case 'output':
      return [item.stem, codeFence(item.code, item.language), ...whysOf(item)]
    case 'ordering':
      return [item.stem, ...item.steps.map(({ text }) => text), ...whysOf(item)]
    case 'matching':
      return [item.stem, ...item.pairs.map(({ left }) => left), ...whysOf(item)]
    case 'typed':
    case 'numeric':
      return [item.stem, ...whysOf(item)]
  }
}

/** The reasons of an item, each of which has to be its own. */
export function whysOf(item: Item): string[] {
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return item.options.map(({ why }) => why)
    case 'true-false':
      return item.reasons.map(({ why }) => why)
    case 'typed':
    case 'output':
      return [item.why, ...item.wrong.map(({ why }) => why)]
    case 'numeric':
      return [item.why, ...[...item.units, ...item.wrong].flatMap(({ why }) => why ?? [])]
    case 'ordering':
      return [item.why]
    case 'matching':
      return [...item.pairs, ...item.extra].map(({ why }) => why)
  }
}
