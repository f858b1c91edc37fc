/** The overlay that covers the page while a topic is being generated. */

export const generating = 'Generating your topic'
/** Label of the progress bar, for screen readers. */
export const progress = 'Progress'
export const stages = {
  understand: 'Reading your prompt',
  match: 'Looking for lessons we already have',
  ground: 'Gathering material to build on',
  outline: 'Drawing up the outline',
  lessons: 'Writing the lessons',
  publish: 'Putting it together',
}
/** For screen readers, after the title of a lesson. */
export const ready = 'ready'

// If a topic with a similar name exists.
export const exists = (title: string) => `A topic called “${title}” already exists`
export const isItWanted =
  'Is that the one you want? If you don’t choose, Lyceum will make a new topic in a few seconds.'
export const openExisting = 'Open existing'
export const makeNew = 'Make new'

export const continueInBackground = 'Continue in background'
