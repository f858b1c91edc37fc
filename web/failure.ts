import { messages } from '#contract/errors.ts'

/** An error whose message was written for people: the server's sentence, or one of ours. */
export class UserFacingError extends Error {
  override name = 'UserFacingError'
}

const OFFLINE = 'You are offline. Try again when the network is back.'

/** What people are told of an error. Whatever else was thrown speaks to developers, and its text reaches nobody else. */
export function sentenceOf(error: unknown): string {
  if (error instanceof UserFacingError) return error.message
  return globalThis.navigator?.onLine === false ? OFFLINE : messages.unexpected
}
