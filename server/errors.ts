import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/languages.ts'
import { type Said, wordsIn } from './words.ts'

/**
 * An error that is shown to the client. All other errors are bugs and are reported as `internal`. `message` is in
 * English, for logs. Users see the translation that `in` returns.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  /** The number of seconds after which a retry makes sense, sent as Retry-After. */
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
