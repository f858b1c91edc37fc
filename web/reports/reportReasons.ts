import type { ReportReason } from '#contract/reports.ts'
import { reasons } from '#words/reports.reasons.ts'

/** In the words of the person who reports; administrators read the same. */
export const reasonLabels: Record<ReportReason, string> = reasons
