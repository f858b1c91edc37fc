/** What is said of a problem on every page that lists some. */

/** How hard a problem is. */
export const difficulties = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }
/** What its reader has done about a problem. */
export const states = { new: 'Not tried', tried: 'Tried', solved: 'Solved' }
/** Of a problem that is not published. */
export const draft = 'A draft only you can see'
