import { plural } from './language.ts'

export const title = 'Search'
/** The title of the page, with the words that were searched for. */
export const titleFor = (words: string) => `Search: ${words}`
export const lead = 'Search topics, lessons and problems.'
export const howTo = 'One word, or the start of one, is enough. You’ll find all topics under <topics>Topics</topics>.'

export const searching = 'Searching'
export const notSearchable = 'Search isn’t available here.'
export const found = (count: number) => plural(count, { one: '# result', other: '# results' })
/** Shown if more results can be loaded. */
export const foundSoFar = (count: number) => plural(count, { one: '# result so far', other: '# results so far' })
export const lessonIn = (topic: string) => `Lesson in ${topic}`
/** Marks a result that doesn't contain the words, but has a similar meaning. */
export const nearMatch = 'Near match'
/** On the button that loads more results, while they are loading. */
export const loadingMore = 'Loading…'
export const allProblems = 'All matching problems'
export const makeTopic = (words: string) => `Make a topic on “${words}”`

export const nothingFound = 'Nothing found'
export const nothingMentions = (words: string) => `We couldn’t find anything about “${words}”`
export const tryFewer = 'Try fewer words, or ask for a topic and we’ll make it for you.'
