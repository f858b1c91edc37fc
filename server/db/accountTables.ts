import type { AuditEntry, Audited } from '#contract/audit.ts'

/** Account tables other than better-auth's own, and the audit log. */
export type AccountTables = {
  audit: AuditRow
  /** Attempt counters of the rate limits; `since` is the time of the first counted try. */
  tries: { kind: TryKind; key: string; tries: number; since: number }
  accountLinks: AccountLinkRow
  twoFactors: TwoFactorRow
  recoveryCodes: { uid: string; hash: string }
  /** External issuers' tokens that have already been exchanged for a session, so that none is accepted twice. */
  outsideTokens: { hash: string; uid: string | null; expiresAt: number }
}

/**
 * Most are counted per account, `letter` (an e-mail) per recipient address, `letterFrom` and `link` per client IP
 * address or network.
 */
export type TryKind = 'password' | 'code' | 'letter' | 'letterFrom' | 'link' | 'export' | 'compose' | 'publish'

/** A single-use link for resetting a password or verifying an e-mail address. */
export type AccountLinkRow = {
  hash: string
  uid: string
  /** `reset` was sent by e-mail, `given` was issued by an administrator. */
  kind: 'reset' | 'given' | 'verify'
  /** The address to which the link was e-mailed. */
  email: string | null
  expiresAt: number
}

export type TwoFactorRow = {
  uid: string
  /** Encrypted with the server's secret. */
  sealedSecret: string
  /** The latest TOTP time step whose code was accepted; only codes of later steps are accepted. */
  lastStep: number
  /** Null until the user has entered a first code; until then, sign-in asks for none. */
  confirmedAt: number | null
}

/** Append-only: database triggers reject updates and deletes. */
export type AuditRow = {
  id: string
  at: number
  action: Audited
  /** Null if the server itself acted. */
  actorUid: string | null
  targetKind: AuditEntry['target']['kind']
  targetId: string
  detail: string
}
