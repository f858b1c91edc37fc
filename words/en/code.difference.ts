/** The output that a test expects, beside the actual output. */

export const expected = 'Expected'
export const got = 'Got'
/** Shown instead of an empty text. */
export const nothing = 'nothing'

// Line by line.
export const lines = 'Expected and actual results, line by line'
/** What the signs at the beginning of the lines mean. */
export const signs = { missing: '− expected', extra: '+ got' }
/** For screen readers, at the beginning of a line. */
export const ofLine = { missing: 'Expected:', extra: 'Got:' }
