import {
  type ReadingSettings,
  readingWords,
  readSettings,
  SIZES,
  settingsCookie,
} from '../preferences/readingSettings.ts'
import { createStore } from '../ui/store.ts'

export const settings = createStore<ReadingSettings>(readSettings(document.cookie))

/** Shows it at once, and keeps it where the server sees it before the next first paint. */
export function changeSettings(part: Partial<ReadingSettings>) {
  // Read again: another page may have changed it.
  const next = { ...readSettings(document.cookie), ...part }
  const words = readingWords(next)
  if (words) document.documentElement.dataset.reading = words
  else delete document.documentElement.dataset.reading
  document.cookie = settingsCookie(next, location.protocol === 'https:')
  settings.set(next)
}

/** Gives the size that it is now. */
export function changeSize(by: 1 | -1): number {
  const size = Math.min(Math.max(settings.get().size + by, 1), SIZES)
  changeSettings({ size })
  return size
}
