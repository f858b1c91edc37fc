/** Where the owner of a course arranges it. */

/** The page's title, for screen readers. */
export const arrange = (course: string) => `Edit: ${course}`
export const title = 'Title'
export const description = 'Description'
export const descriptionHint = 'Optional. Say what it leads to and who it’s for.'
export const seeAsReader = 'Preview'

// What is in it.
export const outline = 'Outline'
export const outlineEmpty = 'Nothing here yet. Find something to add below.'
export const addSection = 'Add a section'
export const sectionAdded = 'Section added at the end.'
export const titleOfSection = (place: number) => `Title of section ${place}`
export const removeHeading = 'Remove heading'
/** For screen readers. */
export const removeHeadingOf = (section: string) => `Remove heading: ${section}. Its entries stay.`
/** On buttons with an arrow, of an entry or a section; for screen readers. */
export const move = { up: (what: string) => `Move up: ${what}`, down: (what: string) => `Move down: ${what}` }
/** Said to screen readers after a move: of entries in their section, or of sections in the course. */
export const nowAt = (what: string, place: number, count: number) => `${what}, now ${place} of ${count}`
export const nowIn = (what: string, place: number, count: number, section: string) =>
  `${what}, now ${place} of ${count} in ${section}`
export const takeOut = (entry: string) => `Remove: ${entry}`
export const takenOut = (entry: string) => `“${entry}” removed.`

// What can be added.
export const addToIt = 'Add to this course'
export const kind = 'Kind'
export const kinds = { topic: 'Topics', lesson: 'Lessons', quiz: 'Quizzes' }
export const search = 'Search'
/** Labels the choice of the section to which it is added. */
export const toTheEndOf = 'Add to the end of'
export const isFull = (max: number) => `This course is full. A course can have up to ${max} entries.`
export const looking = 'Searching'
/** Name the list of what can be added. */
export const found = 'Results'
export const newest = 'Newest'
export const notFound = (sought: string) => `No results for “${sought}”.`
export const nothingYet = 'Nothing here yet.'
export const makeTopic = (sought: string) => `Make a topic on “${sought}”`
export const add = 'Add'
export const addAgain = 'Add again'
/** For screen readers. */
export const addThing = (thing: string) => `Add: ${thing}`
export const addThingAgain = (thing: string) => `Add again: ${thing}`
export const isIn = 'In this course'
export const added = (thing: string) => `${thing} added.`

// Share, copy, delete.
export const endTitle = 'Share, copy, delete'
export const sharedNote =
  'Anyone with the link can see this course and copy it. If something in it is private to you, they only see its title.'
export const privateNote =
  'Only you can see this course. If you share a link, anyone who has it can see and copy the course.'
export const copyCourse = 'Copy this course'
export const deleteCourse = 'Delete this course'
export const deleted = 'Course deleted. Its link no longer works. You can bring the course back within a day.'

// Saving, which happens by itself.
export const saved = 'Saved'
/** The reason is a sentence. */
export const notSaved = (reason: string) => `Not saved: ${reason}`
/** The server has a newer version, made on another device or page. */
export const newerNote =
  'Your changes are only on this page. You can keep them as a copy. If you load the newer version, you lose them.'
export const loadNewer = 'Load newer version'
export const newerNotLoaded = 'We couldn’t load the newer version. Try again in a moment.'
export const keepCopy = 'Keep mine as a copy'
