import { createStore } from '../ui/store.ts'

/** How much of the text with this id the server has read. Null before it has read any of it. */
export const readingProgress = createStore<{ id: string; done: number; total: number } | null>(null)
