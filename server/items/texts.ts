import type { Item } from './item.ts'
import { kindOf } from './kinds.ts'

/** Every text of an item that is Markdown: what is rendered, and what may hold no forbidden marks. */
export const textsOf = (item: Item): string[] => [
  item.stem,
  ...kindOf(item).texts(item),
  ...whysOf(item),
  ...(item.hints ?? []),
]

/** The reasons of an item, each of which has to be its own. */
export const whysOf = (item: Item): string[] => kindOf(item).whys(item)

/** What is chosen among in an item, each of it right or wrong; nothing where answers are not chosen so. */
export const optionsOf = (item: Item) => kindOf(item).options?.(item) ?? []

/** The program whose output is asked for. */
export const programOf = (item: Item) => kindOf(item).program?.(item)
