import { createStore } from './store.ts'

export type Toast = { id: number; text: string; link?: { to: string; label: string } }

const TOASTS_SHOWN = 3
let lastId = 0

/** Short news that need no answer. They stay until dismissed: a reader may be slow, or away. */
export const toasts = createStore<Toast[]>([])

export function toast(news: Omit<Toast, 'id'>) {
  toasts.set([...toasts.get(), { id: ++lastId, ...news }].slice(-TOASTS_SHOWN))
}

export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}
