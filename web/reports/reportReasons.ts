import type { ReportReason } from '#contract/reports.ts'
import { reasons } from '#words/reports.reasons.ts'

/** Labels of the reasons, worded for the person who reports. Administrators see the same labels. */
export const reasonLabels: Record<ReportReason, string> = reasons
