import { plural } from './language.ts'

/** A course as its readers see it, and texts about its entries that are also used elsewhere. */

export const entriesDone = (done: number, count: number) =>
  plural(count, { one: `${done} of # entry done`, other: `${done} of # entries done` })
/** Marks a finished entry, and labels the bar that shows how many are finished. */
export const done = 'Done'
/** A button that opens the entry with this title. */
export const startWith = (title: string) => `Start: ${title}`
export const goOnWith = (title: string) => `Continue: ${title}`
export const emptyCourse = 'This course is still empty.'
export const emptySection = 'Nothing here yet.'
/** The heading of a section without a title, for screen readers. */
export const entriesTitle = 'Entries'

// Details of an entry.
export const inTopic = (title: string) => `in ${title}`
export const readOf = (read: number, count: number) => `${read} of ${count} read`
export const answeredOf = (answered: number, count: number) => `${answered} of ${count} answered`
/** Why an entry can't be opened. */
export const closedReasons = { gone: 'No longer available', private: 'Private to the author of this course' }
