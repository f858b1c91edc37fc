import type { Question, Verdict } from '#contract/quizzes.ts'
import { type Item, keyOfItem, textsOf, withoutKey } from '../items/service.ts'
import { renderInline } from '../markdown/service.ts'
import { keyOf, questionOf } from './shown.ts'

/** Safe HTML for each Markdown text of an item, made when the quiz is. */
export type Rendered = { [markdown: string]: string }

export async function render(item: Item): Promise<Rendered> {
  const entries = textsOf(item).map(async (text) => [text, await renderInline(text)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** The question and its key as a learner would see them, for whoever edits it. */
export async function previewOf(
  item: Item,
  { id, skill }: { id: string; skill: string },
): Promise<{ question: Question; key: Verdict['key'] }> {
  const rendered = await render(item)
  const html = (text: string) => rendered[text] ?? ''
  return {
    question: questionOf({ ...withoutKey(item), id }, { skill, html }),
    key: keyOf(keyOfItem(item).key, html),
  }
}
