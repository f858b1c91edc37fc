import type { ItemFlaw } from '#contract/items.ts'
import { Item } from './item.ts'
import { kindOf } from './kinds.ts'
import { squeezeSpace } from './markdownText.ts'
import { fieldsOfAny, findFlaws } from './rules.ts'

/** Messages for errors of schemas that don't have their own. */
const formWords: Record<string, string> = {
  too_small: 'Something is missing here.',
  too_big: 'That is too much here.',
}

/**
 * Parses a submitted form. Returns the item, or null if the form doesn't match the schema, and all flaws with their
 * fields.
 */
export function readItem(given: unknown, lesson: string): { item: Item | null; flaws: ItemFlaw[] } {
  const parsed = Item.safeParse(given, { error: ({ code }) => formWords[code] ?? 'This cannot stand here.' })
  if (!parsed.success) {
    const flaws = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), hard: true, message }))
    return { item: null, flaws }
  }
  const item = parsed.data
  const flaws = findFlaws(item, lesson).map(({ rule, hard, detail }) => ({
    field: fieldsOfAny[rule] ?? kindOf(item).fields[rule] ?? whyHolding(item, detail),
    hard,
    message: detail,
  }))
  return { item, flaws }
}

/** Finds the field of an explanation that a message quotes: the path of the last `why` with this text. */
function whyHolding(item: Item, detail: string) {
  const quoted = leavesOf(item).filter(([path, text]) => {
    const words = squeezeSpace(text)
    return /(^|\.)why$/.test(path) && (detail.includes(`'${text}'`) || detail.includes(`'${words}'`))
  })
  return quoted.at(-1)?.[0] ?? ''
}

function leavesOf(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key))
}
