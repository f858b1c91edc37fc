/** The form above the log. */

export const filterLog = 'Filter the log'
export const whatWasDone = 'Action'
/** An option of the filter. */
export const anything = 'Any action'
/** Label of a field for a uid: of the person who did something, or of the person it was done to. */
export const byOrTo = 'Person involved (uid)'
export const showFound = 'Show'
