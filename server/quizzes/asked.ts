import type { Question, Verdict } from '#contract/quizzes.ts'
import type { Tables } from '../db/tables.ts'
import { Item, keyOf, keyOfItem, questionOf, withoutKey } from '../items/service.ts'
import { renderInline } from '../markdown/service.ts'
import type { Rendered } from './rendered.ts'

type Stored = Pick<Tables['questions'], 'id' | 'item' | 'rendered'>

/** A stored question as it is sent before an answer. */
export function askedQuestion({ id, item, rendered }: Stored, { skill }: { skill: string }): Question {
  const html: Rendered = JSON.parse(rendered)
  return questionOf({ ...withoutKey(Item.parse(JSON.parse(item))), id }, { skill, html: (text) => html[text] ?? '' })
}

/** Its key and why that is right, for whoever may see it without an answer. */
export async function keyAndWhy({ item, rendered }: Omit<Stored, 'id'>): Promise<Pick<Verdict, 'key' | 'whyHtml'>> {
  const html: Rendered = JSON.parse(rendered)
  const { key, why } = keyOfItem(Item.parse(JSON.parse(item)))
  return { key: keyOf(key, (text) => html[text] ?? ''), whyHtml: html[why] ?? (await renderInline(why)) }
}
