import type { Answer } from '#contract/quizzes.ts'
import type { Solved } from './byModel.ts'
import type { Item } from './item.ts'
import { kindOf } from './kinds.ts'

/** What to show a model that solves an item, after its stem: lists whose parts it names by letters, and lines. */
export const solvingSheet = (item: Item) => kindOf(item).sheet(item)

/** Converts a model's answer to an answer to the item; null if it gave none. */
export const solvedBy = (item: Item, solved: Solved): Answer | null => kindOf(item).solved(item, solved)
