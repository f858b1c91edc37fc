import type { CallOutcome } from '#contract/usage.ts'

export const outcomeLabels: Record<CallOutcome, string> = {
  ok: 'Answered',
  running: 'Under way',
  rate_limited: 'Asked to wait',
  unavailable: 'Not reached',
  timeout: 'Took too long',
  refused: 'Refused',
  unreadable: 'Not readable',
  misconfigured: 'Not let in, or not known',
  over_budget: 'Over the budget',
  unsupported: 'Form not supported',
  cancelled: 'Cancelled',
  lost: 'Lost with its server',
}
