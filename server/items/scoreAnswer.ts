import type { Answer } from '#contract/quizzes.ts'
import { say } from '../words.ts'
import type { Item } from './item.ts'
import { type Key, kindOf } from './kinds.ts'

export type { Key } from './kinds.ts'

/** What an answer brings back. `why` says why the key is right, or why the given answer is not. */
export type Score = { correct: boolean; why: string; key: Key }

/** Why an answer cannot be given to a question, in a sentence; null if it can. */
export const whatIsWrong = (item: Item, answer: Answer): string | null =>
  answer.kind === item.kind
    ? kindOf(item).whatIsWrong(item, answer)
    : say(({ answers }) => answers.otherKind(item.kind))

/** Throws a TypeError for an answer in which `whatIsWrong` finds one. */
export function scoreAnswer(item: Item, answer: Answer): Score {
  const problem = whatIsWrong(item, answer)
  if (problem !== null) throw new TypeError(problem)
  const kind = kindOf(item)
  return { ...kind.score(item, answer), key: kind.key(item, answer) }
}

export const rightAnswer = (item: Item): Answer => kindOf(item).rightAnswer(item)

/** The key of an item, and why it is right, for somebody who sees it without having answered. */
export const keyOfItem = (item: Item): Pick<Score, 'key' | 'why'> => scoreAnswer(item, rightAnswer(item))

/** The chance (0–1) of giving the right answer without knowing anything. */
export const chanceOfGuessing = (item: Item): number => kindOf(item).guess(item)
