import { date } from './language.ts'

/** What a lesson or a question said before; each version can be brought back. */

export const versionsTitle = 'Versions'
export const none = 'Nobody has edited this by hand yet.'
/** On top of a version: the newest is the current one, and a question can be withdrawn. */
export const heads = {
  older: (version: number) => `<b>Version ${version}</b>`,
  current: (version: number) => `<b>Version ${version}</b>, current`,
  olderWithdrawn: (version: number) => `<b>Version ${version}</b>, withdrawn`,
  currentWithdrawn: (version: number) => `<b>Version ${version}</b>, current, withdrawn`,
}

// Who has written it: a person’s name stands here otherwise.
export const origins = {
  original: 'Original',
  release: 'From a library release',
  model: 'Rewritten by the language model',
}
export const editorLeft = 'Someone who has left'
export const when = (at: number) => date(at, { dateStyle: 'medium', timeStyle: 'short' })

// On buttons; what is hidden is for screen readers.
export const showText = (version: number) => `Show its text<hidden>: version ${version}</hidden>`
export const bringBack = (version: number) => `Bring back<hidden> version ${version}</hidden>`
export const saveFirst = 'Save your changes first so you don’t lose them.'
