import type { Answer } from '#contract/quizzes.ts'
import type { Solved } from './byModel.ts'
import type { Item } from './item.ts'
import { kindOf } from './kinds.ts'

/** What a model that solves an item is shown after its stem: lists whose parts it names by letters, and lines. */
export const solvingSheet = (item: Item) => kindOf(item).sheet(item)

/** What a model answered, as an answer to the item; null if it is none. */
export const solvedBy = (item: Item, solved: Solved): Answer | null => kindOf(item).solved(item, solved)
