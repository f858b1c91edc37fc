import type { Item } from './item.ts'
import { findFlaws } from './rules.ts'

export { readItem } from './fields.ts'
export { chanceOfGuessing } from './guessing.ts'
export { type Hint, hintsOf } from './hints.ts'
export { answerInWords, itemInWords } from './inWords.ts'
export { Item } from './item.ts'
export { keyOfItem } from './itemKey.ts'
export { foldOutput, rowsOf } from './kinds/output.ts'
export { LESSON_SECTIONS, translateSections } from './lessonHeadings.ts'
export { proseOf } from './markdownText.ts'
export { parseNumber, writeNumber } from './numberText.ts'
export { type OpenItem, withoutKey } from './openItem.ts'
export { randomFrom } from './random.ts'
export { reveals } from './reveals.ts'
export type { Flaw } from './rules.ts'
export { findProblem, type Key, type Score, scoreAnswer } from './scoreAnswer.ts'
export { shuffleItem } from './shuffle.ts'
export { textsOf } from './texts.ts'

/** The flaws of an item by the rules of docs/content.md; hard ones bar it from being served. */
export const checkItem = (item: Item, lesson: string) => findFlaws(item, lesson)
