import type { Item } from './item.ts'
import { kindOf } from './kinds.ts'
import { randomFrom } from './random.ts'

/**
 * For an item as its author wrote it, once, before it is stored: options, steps and both sides of pairs come to stand
 * in any place alike, and are named `a`, `b`, … by their new order, so that neither place nor id tells anything.
 * The seed is the item's own id.
 */
export function shuffleItem<Kind extends Item>(item: Kind, seed: string): Kind
export function shuffleItem(item: Item, seed: string): Item {
  return kindOf(item).shuffled?.(item, randomFrom(seed).shuffle) ?? item
}
