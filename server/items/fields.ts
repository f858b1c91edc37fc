import type { ItemFlaw } from '#contract/items.ts'
import { Item } from './item.ts'
import { squeezeSpace } from './markdownText.ts'
import { findFlaws } from './rules.ts'

/** Where a rule's complaint belongs in the form of an item; a why is looked for by its words. */
const FIELDS: Record<string, string> = {
  'negative-stem': 'stem',
  'glued-blank': 'stem',
  'short-stem': 'stem',
  'unfocused-stem': 'stem',
  'grammar-cue': 'stem',
  evidence: 'evidence',
  'repeated-option': 'options',
  'contained-option': 'options',
  'all-or-none': 'options',
  'shared-word': 'options',
  'long-key': 'options',
  'lone-absolute': 'options',
  'key-capital': 'options',
  'wrong-is-right': 'wrong',
  'repeated-wrong': 'wrong',
  'long-answer': 'answers',
  'wide-tolerance': 'tolerance',
  'repeated-step': 'steps',
  'order-word': 'steps',
  'repeated-left': 'pairs',
  'repeated-right': 'pairs',
  'marked-right': 'pairs',
  'shared-pair-word': 'pairs',
}

/** What stands beside a field that has no words of its own in the schema. */
const formWords: Record<string, string> = {
  too_small: 'Something is missing here.',
  too_big: 'That is too much here.',
}

/** What a form has sent, as an item where its form allows, with everything that is wrong with it and where. */
export function readItem(given: unknown, lesson: string): { item: Item | null; flaws: ItemFlaw[] } {
  const parsed = Item.safeParse(given, { error: ({ code }) => formWords[code] ?? 'This cannot stand here.' })
  if (!parsed.success) {
    const flaws = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), hard: true, message }))
    return { item: null, flaws }
  }
  const item = parsed.data
  const flaws = findFlaws(item, lesson).map(({ rule, hard, detail }) => ({
    field: FIELDS[rule] ?? whyHolding(item, detail),
    hard,
    message: detail,
  }))
  return { item, flaws }
}

/** The path of the last why whose words the complaint quotes. */
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
