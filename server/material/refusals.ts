import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '../errors.ts'
import { FetchRefused } from '../fetching/service.ts'
import { ReadRefused, refusalError } from './reading/service.ts'
import { told, WikipediaRefused } from './wikipedia/service.ts'

/** Turns a refusal to fetch or read a text into the error that people see. Other errors are returned unchanged. */
export function refusalOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new AppError('conflict', ({ sources }) => sources.cancelled)
  if (error instanceof ReadRefused) return refusalError(error)
  if (error instanceof WikipediaRefused) return told(error)
  if (error instanceof FetchRefused) return notFetched(error)
  return error
}

const unavailable: FetchRefused['reason'][] = ['offline', 'unreachable', 'timeout']

function notFetched({ reason, status }: FetchRefused) {
  const code: ErrorCode = unavailable.includes(reason) ? 'unavailable' : 'invalid_request'
  return new AppError(code, ({ sources: { fetching } }) =>
    reason === 'status' ? fetching.status(status ?? 0) : fetching[reason],
  )
}
