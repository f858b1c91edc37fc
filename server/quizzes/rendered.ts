import type { Question, Verdict } from '#contract/quizzes.ts'
import { type Item, keyOf, keyOfItem, questionOf, textsOf, withoutKey } from '../items/service.ts'
import { renderInlines } from '../markdown/service.ts'

/** Safe HTML for each Markdown text of an item, made when the quiz is. */
export type Rendered = { [markdown: string]: string }

/** `owner`: the person who hands the item in. */
export async function render(item: Item, given: { owner?: string } = {}): Promise<Rendered> {
  const texts = textsOf(item)
  const html = await renderInlines(texts, given)
  return Object.fromEntries(texts.map((text, place) => [text, html[place] ?? '']))
}

/** The question and its key as a learner would see them, for whoever edits it. */
export async function previewOf(
  item: Item,
  { id, skill, owner }: { id: string; skill: string; owner?: string },
): Promise<{ question: Question; key: Verdict['key'] }> {
  const rendered = await render(item, { owner })
  const html = (text: string) => rendered[text] ?? ''
  return {
    question: questionOf({ ...withoutKey(item), id }, { skill, html }),
    key: keyOf(keyOfItem(item).key, html),
  }
}
