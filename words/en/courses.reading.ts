import { plural } from './language.ts'

/** A course as its reader sees it, and what is said of its entries wherever they stand. */

export const entriesDone = (done: number, count: number) =>
  plural(count, { one: `${done} of # entry done`, other: `${done} of # entries done` })
/** Of an entry, and of the bar that shows how many there are. */
export const done = 'Done'
/** On the button that leads to an entry by its title. */
export const startWith = (title: string) => `Start: ${title}`
export const goOnWith = (title: string) => `Continue: ${title}`
export const emptyCourse = 'This course is still empty.'
export const emptySection = 'Nothing here yet.'
/** Heads a section without a title, for screen readers. */
export const entriesTitle = 'Entries'

// Facts of an entry.
export const inTopic = (title: string) => `in ${title}`
export const readOf = (read: number, count: number) => `${read} of ${count} read`
export const answeredOf = (answered: number, count: number) => `${answered} of ${count} answered`
/** Why an entry cannot be opened. */
export const closedReasons = { gone: 'No longer available', private: 'Private to the author of this course' }
