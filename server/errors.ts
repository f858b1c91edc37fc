import type { ErrorCode } from '#contract/errors.ts'

/** A failure that the client is meant to see. Anything else that is thrown is a bug and becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Seconds after which trying again makes sense; becomes Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { retryAfter?: number }) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.retryAfter = options?.retryAfter
  }
}
