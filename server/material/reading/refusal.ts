import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '../../errors.ts'
import type { RefusalReason } from './refuse.ts'

/** A source that can't be read, and why. */
export class ReadRefused extends Error {
  readonly reason: RefusalReason
  /** For `too_large`: how large a file of this kind may be, in bytes. */
  readonly maxBytes: number | undefined

  constructor(reason: RefusalReason, options: ErrorOptions & { maxBytes?: number } = {}) {
    super(`The source was refused: ${reason}.`, options)
    this.name = 'ReadRefused'
    this.reason = reason
    this.maxBytes = options.maxBytes
  }
}

const codes: Partial<Record<RefusalReason, ErrorCode>> = {
  too_large: 'too_large',
  unknown_kind: 'unsupported_media_type',
  old_word: 'unsupported_media_type',
}
const BYTES_PER_MB = 2 ** 20

/** The refusal as an error for the person whose source it is. The sentence says what to do. */
export function refusalError({ reason, maxBytes }: Pick<ReadRefused, 'reason' | 'maxBytes'>): AppError {
  return new AppError(codes[reason] ?? 'invalid_request', ({ material: { reading } }) =>
    reason === 'too_large' ? reading.too_large(Math.floor((maxBytes ?? 0) / BYTES_PER_MB)) : reading[reason],
  )
}
