import { z } from 'zod'
import { type WikipediaReason, WikipediaRefused } from './refused.ts'

/** The part of server/fetching's FetchRefused that is needed here. */
const FetchRefusal = z.object({
  name: z.literal('FetchRefused'),
  reason: z.string(),
  status: z.number().nullish(),
  retryAfterS: z.number().nullish(),
})

const reasons: Record<string, WikipediaReason> = {
  timeout: 'too_slow',
  too_large: 'too_large',
  wrong_type: 'not_a_wiki',
  too_many_redirects: 'not_a_wiki',
  downgrade: 'not_a_wiki',
  not_address: 'not_a_wiki',
  empty: 'broken',
  broken: 'broken',
}

/** Turns the error of a failed request to a wiki into a WikipediaRefused. Other errors are bugs and stay unchanged. */
export function refusalOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason
  const refusal = FetchRefusal.safeParse(error)
  if (!refusal.success) return error
  const { reason, status, retryAfterS } = refusal.data
  const options = { cause: error, retryAfter: retryAfterS ?? undefined }
  if (reason !== 'status') return new WikipediaRefused(reasons[reason] ?? 'offline', options)
  if (status === 429 || status === 503) return new WikipediaRefused('busy', options)
  return new WikipediaRefused(status === 404 || status === 410 ? 'gone' : 'broken', options)
}
