import type { ReportReason } from '#contract/reports.ts'

/** In the words of whoever reports; administrators read the same. */
export const reasonLabels: Record<ReportReason, string> = {
  wrong: 'Something in it is wrong',
  unclear: 'It is hard to understand',
  offensive: 'It is offensive',
  broken: 'It does not work or looks broken',
  other: 'Something else',
}
