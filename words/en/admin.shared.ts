import { number } from './language.ts'

/** What several parts of the administration say. */

/** Above a choice of lists, of failed or waiting jobs say. */
export const show = 'Show'
/** On a button, while the next of a list is on its way. */
export const loadingMore = 'Loading…'

// A button that does something to somebody, asked once.
export const leaveAsItIs = 'Leave as is'
export const working = 'Working…'

// Costs. The amount is a number already formatted.
export const dollars = (amount: string) => `$${amount}`
/** Of very little: less than this amount of dollars. */
export const underDollars = (amount: string) => `under $${amount}`
/** Calls of language models without a known price. */
export const unpriced = (calls: number) => `${number(calls)} unpriced`
/** A cost in dollars, and the calls without a known price beside it. */
export const costAndUnpriced = (cost: string, calls: number) => `${cost} + ${number(calls)} unpriced`
