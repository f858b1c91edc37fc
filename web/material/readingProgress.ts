import { createStore } from '../ui/store.ts'

/** How far the server has read the text with this id; null before any has been read. */
export const readingProgress = createStore<{ id: string; done: number; total: number } | null>(null)
