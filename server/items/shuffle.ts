import type { Item } from './item.ts'
import { kindOf } from './kinds.ts'
import { randomFrom } from './random.ts'

/**
 * Shuffles an item as its author wrote it, once, before it is stored: options, steps and both sides of pairs get random
 * positions, and the ids `a`, `b`, … in their new order, so that neither position nor id reveals anything. The seed is
 * the item's own id.
 */
export function shuffleItem<Kind extends Item>(item: Kind, seed: string): Kind
export function shuffleItem(item: Item, seed: string): Item {
  return kindOf(item).shuffled?.(item, randomFrom(seed).shuffle) ?? item
}
