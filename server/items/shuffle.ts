import type { Item, MatchingItem, OrderingItem } from './item.ts'
import { randomFrom } from './random.ts'

type Shuffle = ReturnType<typeof randomFrom>['shuffle']

/**
 * For an item as its author wrote it, once, before it is stored: options, steps and both sides of pairs come to stand
 * in any place alike, and are named `a`, `b`, … by their new order, so that neither place nor id tells anything.
 * The seed is the item's own id.
 */
export function shuffleItem<Kind extends Item>(item: Kind, seed: string): Kind
export function shuffleItem(item: Item, seed: string): Item {
  const { shuffle } = randomFrom(seed)
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return { ...item, options: shuffle(item.options).map((option, place) => ({ ...option, id: idAt(place) })) }
    case 'true-false':
      return { ...item, reasons: shuffle(item.reasons).map((reason, place) => ({ ...reason, id: idAt(place) })) }
    case 'ordering':
      return shuffleSteps(item, shuffle)
    case 'matching':
      return shufflePairs(item, shuffle)
    default:
      return item
  }
}

const idAt = (place: number) => String.fromCharCode(97 + place)

/** The steps stay in the right order, which is the key; their ids say in which they are shown. */
function shuffleSteps(item: OrderingItem, shuffle: Shuffle): OrderingItem {
  const places = item.steps.map((_, place) => place)
  let shown = shuffle(places)
  // Whoever leaves everything where it stands must never be right.
  while (shown.every((place, index) => place === index)) shown = shuffle(places)
  return { ...item, steps: item.steps.map((step, place) => ({ ...step, id: idAt(shown.indexOf(place)) })) }
}

function shufflePairs(item: MatchingItem, shuffle: Shuffle): MatchingItem {
  const rights = shuffle([...item.pairs, ...item.extra])
  const idOf = (right: (typeof rights)[number]) => idAt(rights.indexOf(right))
  const pairs = shuffle(item.pairs).map((pair, place) => ({ ...pair, leftId: idAt(place), rightId: idOf(pair) }))
  // The order in which the extra ones are stored is never shown.
  return { ...item, pairs, extra: item.extra.map((right) => ({ ...right, rightId: idOf(right) })) }
}
