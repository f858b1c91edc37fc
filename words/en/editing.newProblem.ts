/** Where a programming problem is begun. */

export const title = 'Title'
export const address = 'Address'
export const addressHint = (address: string) => `${address}. It stays the same if you change the title.`
/** Shown by the browser where the address does not have this form. */
export const addressForm = 'Use lower-case letters and digits, with single hyphens between them.'
/** Labels the two forms of a problem. */
export const asksFor = 'Asks for'
export const forms = { function: 'A function', query: 'A query (SQL)' }
export const difficulty = 'Difficulty'
export const goOn = 'Continue'
export const making = 'Creating…'
