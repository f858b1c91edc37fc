import { messages } from '#contract/errors.ts'

/** The message if a call to the server fails, on any page. */

/**
 * The text before the server's sentence. `prefix` is the one in the specification, such as 'Error fetching topic: '.
 */
export const failed = (prefix: string) => prefix
export const notAuthenticated: string = messages.notAuthenticated
export const redirectingToLogin: string = messages.redirectingToLogin
export const offline = 'You’re offline. Try again when you’re back online.'
