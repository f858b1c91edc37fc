import type { Question, Verdict } from '#contract/quizzes.ts'
import type { Item } from './item.ts'
import type { Html } from './itemKind.ts'
import { type Key, kindOf, type OpenOfKind } from './kinds.ts'

/** An item as a learner may see it before answering. */
export type OpenItem = { id: string; skillId: string; stem: string } & OpenOfKind

export function withoutKey(item: Item): OpenItem {
  return { id: item.id, skillId: item.skillId, stem: item.stem, ...kindOf(item).open(item) }
}

/** A question in the form in which it is sent before it is answered. */
export function questionOf(item: OpenItem, { skill, html }: { skill: string; html: Html }): Question {
  return { id: item.id, skill, stemHtml: html(item.stem), ...kindOf(item).asked(item, html) }
}

/** The key in the form in which it is sent after an answer. */
export const keyOf = (key: Key, html: Html): Verdict['key'] => kindOf(key).told(key, html)
