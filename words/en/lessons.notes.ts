import { number } from './language.ts'

/** Leads down to the notes. */
export const notes = 'Notes'
export const notesCounted = (count: number) => `Notes (${number(count)})`

// With words of the text selected.
export const selectedWords = 'Selected words'
export const pressTab = 'Press Tab to highlight these words or write a note.'
export const highlight = 'Highlight'
export const addNote = 'Note'
export const tooLong = (max: number) => `You can highlight up to ${number(max)} characters at once.`
/** Said by screen readers. */
export const highlighted = 'Highlighted.'

export const colour = 'Colour'
export const colours = { yellow: 'Yellow', green: 'Green', pink: 'Pink' }
/** Shows how a highlight looks. */
export const sampleLetters = 'abc'
/** Behind highlighted words, for screen readers. */
export const inColour = (colour: string) => `(${colour})`

// The editor of a note.
export const yourNote = 'Your note'
/** Labels the field. */
export const note = 'Note'
export const savingStates = { saved: 'Saved', unsaved: 'Saving…', saving: 'Saving…', failed: 'Not saved' }
export const deleteNote = 'Delete'
export const noteDeleted = 'Note deleted.'
export const highlightDeleted = 'Highlight deleted.'

// The list below the text.
export const yourNotes = 'Your notes'
export const loadingNotes = 'Loading your notes'
export const howToBegin = 'Select some of the text to highlight it or write a note.'
export const noLongerThere = 'No longer in the text'
export const writtenAnew = 'The lesson has been rewritten, and these words are gone.'
// Buttons; screen readers add the highlighted words.
export const showInText = 'Show in the text<which>: <quote/></which>'
export const editThis = 'Edit<which>: <quote/></which>'
export const addNoteTo = 'Add a note<which>: <quote/></which>'
export const deleteThis = 'Delete<which>: <quote/></which>'

export const editLesson = 'Edit this lesson'
