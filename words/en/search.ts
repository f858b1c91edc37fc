import { plural } from './language.ts'

export const title = 'Search'
/** Of the document, with what was searched for. */
export const titleFor = (words: string) => `Search: ${words}`
export const lead = 'Find topics, lessons and problems that are already here.'
export const howTo = 'One word, or the start of one, is enough. You’ll find all topics under <topics>Topics</topics>.'

export const searching = 'Searching'
export const notSearchable = 'Search isn’t available here.'
export const found = (count: number) => plural(count, { one: '# result', other: '# results' })
/** There are more to load. */
export const foundSoFar = (count: number) => plural(count, { one: '# result so far', other: '# results so far' })
export const lessonIn = (topic: string) => `Lesson in ${topic}`
/** It has other words than those searched for, but says much the same. */
export const nearMatch = 'Near match'
/** On the button that loads more, while it does. */
export const loadingMore = 'Loading…'
export const allProblems = 'All matching problems'
export const makeTopic = (words: string) => `Make a topic on “${words}”`

export const nothingFound = 'Nothing found'
export const nothingMentions = (words: string) => `We couldn’t find anything about “${words}”`
export const tryFewer = 'Try fewer words, or ask for a topic and we’ll make it for you.'
