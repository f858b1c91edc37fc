import type { MaterialPlace } from '#contract/material.ts'
import { places } from '#words/passages.ts'

/** The name of a place in a text, such as 'Page 3'. Moments of a recording are written as 12:05. */
export function placeLabel({ kind, label }: MaterialPlace): string {
  if (kind !== 'second') return places[kind](label)
  const seconds = Number(label)
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)]
  return places.second(`${minutes}:${String(rest).padStart(2, '0')}`)
}
