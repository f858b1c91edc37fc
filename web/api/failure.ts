import { offline } from '#words/api.ts'
import { unexpected } from '#words/common.ts'

/** An error whose message was written for people: the server's sentence, or one of ours. */
export class UserFacingError extends Error {
  override name = 'UserFacingError'
}

/**
 * What people are told of an error. An error of any other kind speaks to developers, and its text is shown to nobody.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof UserFacingError) return error.message
  return globalThis.navigator?.onLine === false ? offline : unexpected
}
