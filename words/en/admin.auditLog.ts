/** The form above the log. */

export const filterLog = 'Filter the log'
export const whatWasDone = 'Action'
/** An option. */
export const anything = 'Any action'
/** A field for the uid of whoever did it, or whom it was done to. */
export const byOrTo = 'Person involved (uid)'
export const showFound = 'Show'
