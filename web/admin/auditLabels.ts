import type { Audited } from '#contract/audit.ts'
import { actions } from '#words/admin.audit.ts'

export const auditLabels: Record<Audited, string> = actions
