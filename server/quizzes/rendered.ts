import type { Question, Verdict } from '#contract/quizzes.ts'
import { type Item, keyOf, keyOfItem, questionOf, textsOf, withoutKey } from '../items/service.ts'
import type { OurHtml } from '../library/service.ts'
import { renderInlines } from '../markdown/service.ts'

/** Safe HTML for each Markdown text of an item, made when the quiz is. */
export type Rendered = { [markdown: string]: string }

type Given = {
  /** The person who hands the item in. */
  owner?: string | undefined
  /** What of it the library has rendered. */
  ours?: OurHtml | undefined
}

export async function render(item: Item, { owner, ours }: Given = {}): Promise<Rendered> {
  const texts = textsOf(item)
  const others = texts.filter((text) => ours?.of(text) === undefined)
  const html = others.length > 0 ? await renderInlines(others, { owner }) : []
  const made = new Map(others.map((text, place) => [text, html[place]]))
  return Object.fromEntries(texts.map((text) => [text, ours?.of(text) ?? made.get(text) ?? '']))
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
