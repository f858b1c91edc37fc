import { z } from 'zod'
import { endpoint, fetching } from './endpoint.ts'

/** What is written down of those who may do more than others, and of what touches somebody's account. */
const AUDITED = [
  'admin.claimed',
  'admin.granted',
  'admin.revoked',
  'account.disabled',
  'account.enabled',
  'account.erased',
  'account.exported',
  'account.linkMade',
  'account.passwordChanged',
  'account.passwordReset',
  'account.emailVerified',
  'account.twoFactorOn',
  'account.twoFactorOff',
  'account.sessionsEnded',
  'subscription.granted',
  'subscription.ended',
  'subscription.changed',
  'report.decided',
  'job.retried',
  'job.cancelled',
  'problem.withdrawn',
  'problem.restored',
  'message.closed',
] as const
export const Audited = z.enum(AUDITED)
export type Audited = z.infer<typeof Audited>

export const AuditEntry = z.object({
  id: z.string(),
  at: z.number().int(),
  action: Audited,
  /** Who did it; null for the server itself. The name is null once the account is gone. */
  actor: z.object({ uid: z.string(), displayName: z.string().nullable() }).nullable(),
  /** Whom or what it was done to. */
  target: z.object({ kind: z.enum(['user', 'job', 'problem', 'report', 'message']), id: z.string() }),
  /** In words, without anything secret. */
  detail: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Newest first, 50 a page. `uid` finds what a person did and what was done to them. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  failure: fetching('audit log'),
  input: z.object({
    cursor: z.string().max(200).optional(),
    action: Audited.optional(),
    uid: z.string().min(1).max(80).optional(),
  }),
  output: z.object({ items: z.array(AuditEntry), nextCursor: z.string().nullable() }),
})
