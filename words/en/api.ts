import { messages } from '#contract/errors.ts'

/** What a call to the server says when it fails, wherever it was made. */

/** What stands before the server's sentence; `prefix` is the specification's: 'Error fetching topic: '. */
export const failed = (prefix: string) => prefix
export const notAuthenticated: string = messages.notAuthenticated
export const redirectingToLogin: string = messages.redirectingToLogin
export const offline = 'You’re offline. Try again when you’re back online.'
