/** What a problem says above and beside the editor, which comes later. */

export const signInToRun = 'Sign in to run'

// Parts of the page.
export const code = 'Code'
export const result = 'Result'
/** Of a program. */
export const tests = 'Tests'
/** Above what a test expects. */
export const expected = 'Expected'
