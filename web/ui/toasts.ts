import { createStore } from './store.ts'

export type Toast = { id: number; text: string; link?: { to: string; label: string } }

const TOASTS_SHOWN = 3
let lastId = 0

/** Short messages that need no response. They stay until dismissed, because the reader may read slowly or be away. */
export const toasts = createStore<Toast[]>([])

export function toast(news: Omit<Toast, 'id'>) {
  toasts.set([...toasts.get(), { id: ++lastId, ...news }].slice(-TOASTS_SHOWN))
}

export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}
