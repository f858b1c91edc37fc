/** What a test expects beside what the program gave back. */

export const expected = 'Expected'
export const got = 'Got'
/** In place of an empty text. */
export const nothing = 'nothing'

// Line by line.
export const lines = 'Expected and actual results, line by line'
/** What the signs before the lines mean. */
export const signs = { missing: '− expected', extra: '+ got' }
/** Before a line, for screen readers. */
export const ofLine = { missing: 'Expected:', extra: 'Got:' }
