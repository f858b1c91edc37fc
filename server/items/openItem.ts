import type { CodeLanguage } from '#contract/quizzes.ts'
import type { Item } from './item.ts'
import { codeFence } from './markdownText.ts'

type Part = { id: string; text: string }
type Shown =
  | { kind: 'single' | 'multiple'; options: Part[] }
  | { kind: 'typed' }
  /** Empty where the number has no unit; one unit is not chosen. */
  | { kind: 'numeric'; units: string[] }
  | { kind: 'true-false'; reasons: Part[] }
  /** `code` is Markdown: a fence. */
  | { kind: 'output'; language: CodeLanguage; code: string }
  | { kind: 'ordering'; steps: Part[] }
  | { kind: 'matching'; left: Part[]; right: Part[] }

/** An item as a learner may see it before answering. */
export type OpenItem = { id: string; skillId: string; stem: string } & Shown

/** Picked field by field: what is added to an item later stays on the server unless named here. */
export function withoutKey(item: Item): OpenItem {
  return { id: item.id, skillId: item.skillId, stem: item.stem, ...shownOf(item) }
}

function shownOf(item: Item): Shown {
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return { kind: item.kind, options: item.options.map(({ id, text }) => ({ id, text })) }
    case 'typed':
      return { kind: 'typed' }
    case 'numeric': {
      const units = item.unit === null ? [] : [item.unit, ...item.units.map(({ unit }) => unit)]
      // By the alphabet, which knows nothing of the key.
      return { kind: 'numeric', units: units.sort() }
    }
    case 'true-false':
      return { kind: 'true-false', reasons: item.reasons.map(({ id, text }) => ({ id, text })) }
    case 'output':
      return { kind: 'output', language: item.language, code: codeFence(item.code, item.language) }
    case 'ordering':
      return { kind: 'ordering', steps: byId(item.steps.map(({ id, text }) => ({ id, text }))) }
    case 'matching':
      return {
        kind: 'matching',
        left: byId(item.pairs.map(({ leftId, left }) => ({ id: leftId, text: left }))),
        right: byId([...item.pairs, ...item.extra].map(({ rightId, right }) => ({ id: rightId, text: right }))),
      }
  }
}

/** Ids are given by the order to show, and say nothing else. */
const byId = (parts: Part[]) => parts.sort((a, b) => (a.id < b.id ? -1 : 1))
