/** What the editors of topics, lessons, questions and problems have in common. */

/** In the title of the browser's tab, and above a topic. */
export const editThing = (title: string) => `Edit: ${title}`
export const preview = 'Preview'

// Instead of an editor. Loading a topic, a lesson or a problem stands in ui.ts.
export const loadingQuestion = 'Loading the question'
/** It belongs to the built-in library. */
export const cannotEdit = {
  topic: 'You can’t edit this topic',
  lesson: 'You can’t edit this lesson',
  question: 'You can’t edit this question',
  problem: 'You can’t edit this problem',
}
export const whyCannotEdit =
  'It’s part of the built-in library, which everyone uses. If something is wrong with it, report it at the end of its page.'
export const missing = {
  topic: 'We couldn’t find this topic',
  lesson: 'We couldn’t find this lesson',
  question: 'We couldn’t find this question',
  problem: 'We couldn’t find this problem',
}
export const whyMissing = 'It may have been deleted, or it may belong to someone else.'
/** Something went wrong, which a sentence below says. */
export const cannotEditNow = {
  topic: 'You can’t edit this topic right now',
  lesson: 'You can’t edit this lesson right now',
  question: 'You can’t edit this question right now',
  problem: 'You can’t edit this problem right now',
}

// Saving.
export const unsaved = 'Not saved. Press Ctrl+S to save.'
export const saved = 'Saved.'
/** The browser asks before the page is left. */
export const leaveUnsaved = 'You have unsaved changes. Leave anyway?'
// On buttons, where somebody else has saved meanwhile.
export const saveMine = 'Save my version'
export const loadTheirs = 'Discard mine, load theirs'
