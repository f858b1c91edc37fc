import type { Answer } from '#contract/quizzes.ts'
import type { Item } from './item.ts'
import { kindOf } from './kinds.ts'

/** An answer as plain text, for the person who decides on a report. */
export const answerInWords = (item: Item, answer: Answer): string =>
  answer.kind === item.kind ? kindOf(item).answerInWords(item, answer) : ''

/** The stem and the key of a question as plain text. */
export const itemInWords = (item: Item): string => `${item.stem}\n→ ${kindOf(item).keyInWords(item).join('; ')}`
