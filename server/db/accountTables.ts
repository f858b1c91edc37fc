import type { AuditEntry, Audited } from '#contract/audit.ts'

/** Accounts, apart from what better-auth keeps; what was done to them. */
export type AccountTables = {
  audit: AuditRow
  /** What may be tried only so often, counted from the first try. */
  tries: { kind: TryKind; key: string; tries: number; since: number }
  accountLinks: AccountLinkRow
  twoFactors: TwoFactorRow
  recoveryCodes: { uid: string; hash: string }
  /** Tokens of another issuer that have opened their session: no token opens a second one. */
  outsideTokens: { hash: string; uid: string | null; expiresAt: number }
}

/**
 * `password`, `code`, `export`, `compose` and `publish` are counted by account, `letter` by the address that it goes to,
 * `letterFrom` and `link` by the caller's place.
 */
export type TryKind = 'password' | 'code' | 'letter' | 'letterFrom' | 'link' | 'export' | 'compose' | 'publish'

/** A way back into an account, or the proof of its address. Good once. */
export type AccountLinkRow = {
  hash: string
  uid: string
  /** `reset` came by letter, `given` from an administrator. */
  kind: 'reset' | 'given' | 'verify'
  /** Where the letter went. */
  email: string | null
  expiresAt: number
}

export type TwoFactorRow = {
  uid: string
  /** Readable with this server's secret alone. */
  sealedSecret: string
  /** The newest step of time whose code was taken. */
  lastStep: number
  /** Null until the first code was said: until then nobody is asked for one. */
  confirmedAt: number | null
}

/** Append-only: the database refuses to change or delete one. */
export type AuditRow = {
  id: string
  at: number
  action: Audited
  /** Null: the server itself. */
  actorUid: string | null
  targetKind: AuditEntry['target']['kind']
  targetId: string
  detail: string
}
