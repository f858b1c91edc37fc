/** The link to something private, for people without an account too. */

export const shareByLink = 'Share with a link'
export const withdrawn = 'The link no longer works.'
export const label = 'Read-only link'
export const copy = 'Copy'
export const copied = 'Copied.'
/** Where the browser does not let a page copy. */
export const copyByHand = 'Press Ctrl+C to copy it.'
export const withdraw = 'Withdraw the link'
