/** What covers the page while a topic is made. */

export const generating = 'Generating your topic'
/** Names the bar, for screen readers. */
export const progress = 'Progress'
export const stages = {
  understand: 'Reading your prompt',
  match: 'Looking for lessons we already have',
  ground: 'Gathering material to build on',
  outline: 'Drawing up the outline',
  lessons: 'Writing the lessons',
  publish: 'Putting it together',
}
/** After the title of a lesson, for screen readers. */
export const ready = 'ready'

// A topic of nearly the same name.
export const exists = (title: string) => `A topic called “${title}” already exists`
export const isItWanted =
  'Is that the one you want? If you don’t choose, Lyceum will make a new topic in a few seconds.'
export const openExisting = 'Open existing'
export const makeNew = 'Make new'

export const continueInBackground = 'Continue in background'
