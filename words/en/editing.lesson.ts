/** Where a lesson is edited. */

export const editLesson = 'Edit the lesson'
/** What was typed on this device before; the second sentence follows the first. */
export const isDraft = 'This is your unsaved draft.'
export const draftIsOld = 'The lesson has changed since you started it.'
export const discardDraft = 'Discard draft'

export const title = 'Title'
export const summary = 'Summary'
export const summaryHint = 'Write a sentence or two for lists and search results.'
export const text = 'Text'
export const textHint = 'Use Markdown, with ## and ### for headings and $…$ for formulas.'
export const readLesson = 'Read the lesson'

// Beside the text: how it will look.
/** Names the list of its headings. */
export const sections = 'Sections'
/** Heads a list of questions, each with the sentence of the lesson that makes its answer right. */
export const looseQuestions = 'These questions rely on sentences that aren’t in the text:'
export const looseQuestion = '<question/> (“<evidence/>”)'
