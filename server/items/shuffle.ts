import type { Item } from './item.ts'
import { kindOf } from './kinds.ts'
import { randomFrom } from './random.ts'

/**
 * Shuffles an item once, before it is stored. Options, steps and both sides of pairs get random positions, and the ids
 * `a`, `b`, … in their new order, so that neither the position nor the id reveals anything. The item's own id is the
 * seed.
 */
export function shuffleItem<Kind extends Item>(item: Kind, seed: string): Kind
export function shuffleItem(item: Item, seed: string): Item {
  return kindOf(item).shuffled?.(item, randomFrom(seed).shuffle) ?? item
}
