import type { Answer } from '#contract/quizzes.ts'
import type { Item } from './item.ts'
import { score as scoreSingle } from './kinds/single.ts'
import { score as scoreTyped } from './kinds/typed.ts'
import { randomFrom } from './random.ts'
import { findFlaws } from './rules.ts'

export { Item } from './item.ts'
export { proseOf } from './markdownText.ts'
export { randomFrom } from './random.ts'
export type { Flaw } from './rules.ts'

/** What an answer brings back, as Markdown. `options` is empty for a typed item, `keyOptionId` null. */
export type Score = {
  correct: boolean
  keyOptionId: string | null
  /** The option that is right, or the answer as it would be written. */
  keyText: string
  /** Why the key is right, or why the given answer is not. */
  why: string
  options: { id: string; correct: boolean; why: string }[]
}

/** Throws a TypeError for an answer of another kind than the item's, or to an option that it does not have. */
export function scoreAnswer(item: Item, answer: Answer): Score {
  if (item.kind === 'single' && answer.kind === 'single') {
    const { correct } = scoreSingle(answer.optionId, item)
    const key = item.options.find((option) => option.correct)
    const chosen = item.options.find((option) => option.id === answer.optionId)
    return {
      correct,
      keyOptionId: key?.id ?? null,
      keyText: key?.text ?? '',
      why: chosen?.why ?? '',
      options: item.options.map(({ id, correct, why }) => ({ id, correct, why })),
    }
  }
  if (item.kind === 'typed' && answer.kind === 'typed') {
    const { correct, matchedWrong } = scoreTyped(answer.text, item)
    return {
      correct,
      keyOptionId: null,
      keyText: item.answers[0] ?? '',
      why: matchedWrong ? `${matchedWrong.why}\n\n${item.why}` : item.why,
      options: [],
    }
  }
  throw new TypeError(`An answer of kind ${answer.kind} cannot be given to a question of kind ${item.kind}.`)
}

/** An item as a learner may see it before answering. */
export type OpenItem = {
  id: string
  kind: Item['kind']
  skillId: string
  stem: string
  options: { id: string; text: string }[]
}

/** Picked field by field: what is added to an item later stays on the server unless named here. */
export function withoutKey(item: Item): OpenItem {
  return {
    id: item.id,
    kind: item.kind,
    skillId: item.skillId,
    stem: item.stem,
    options: item.kind === 'single' ? item.options.map(({ id, text }) => ({ id, text })) : [],
  }
}

/** The flaws of an item by the rules of docs/content.md; hard ones bar it from being served. */
export const checkItem = (item: Item, lesson: string) => findFlaws(item, lesson)

/**
 * For an item as its author wrote it, once, before it is stored: the key comes to stand in any place alike, and the
 * options are named `a`, `b`, … by their new order, so that an id tells nothing. The seed is the item's own id.
 */
export function shuffleOptions<Kind extends Item>(item: Kind, seed: string): Kind {
  if (item.kind !== 'single') return item
  const options = randomFrom(seed).shuffle(item.options)
  return { ...item, options: options.map((option, index) => ({ ...option, id: String.fromCharCode(97 + index) })) }
}
