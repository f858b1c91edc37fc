import type { z } from 'zod'
import type { lessonText } from '#contract/generation.ts'
import { createStore } from '../ui/store.ts'

/** A lesson while it is written: its finished blocks as safe HTML, in pieces that never change, and what follows them. */
export type Growing = { to: number; pieces: string[]; tail: string }
type Told = z.infer<typeof lessonText.payload>

/** By the ids of lessons; fed by app/realtime.ts. */
export const growing = createStore<Readonly<Record<string, Growing>>>({})

export function grow(told: Told) {
  const now = growing.get()
  const next = grown(now[told.lessonId], told)
  if (next) growing.set({ ...now, [told.lessonId]: next })
}

export function stopGrowing(lessonId: string) {
  const { [lessonId]: _, ...others } = growing.get()
  growing.set(others)
}

/** Undefined where something was missed: the whole comes in a moment. */
export function grown(
  now: Growing | undefined,
  { from, to, html, tail }: Omit<Told, 'jobId' | 'topicId' | 'lessonId'>,
) {
  // What was shown stays as it is, since somebody may be reading or selecting it.
  if (now?.to === to) return { ...now, tail }
  if (from === 0) return { to, pieces: [html], tail }
  if (now?.to === from) return { to, pieces: [...now.pieces, html], tail }
  return undefined
}
