import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/languages.ts'
import { type Said, wordsIn } from './words.ts'

/**
 * A failure that the client is meant to see. Anything else that is thrown is a bug and becomes `internal`. Its message is
 * English, for logs; people are told `in` their language.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Seconds after which trying again makes sense; becomes Retry-After. */
  readonly retryAfter: number | undefined
  readonly said: Said

  constructor(code: ErrorCode, said: Said, options?: ErrorOptions & { retryAfter?: number }) {
    super(said(wordsIn('en')), options)
    this.name = 'AppError'
    this.code = code
    this.retryAfter = options?.retryAfter
    this.said = said
  }

  in(language: Language): string {
    return this.said(wordsIn(language))
  }
}
