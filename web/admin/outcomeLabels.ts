import type { CallOutcome } from '#contract/usage.ts'
import { outcomes } from '#words/admin.usage.ts'

export const outcomeLabels: Record<CallOutcome, string> = outcomes
