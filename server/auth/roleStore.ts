import type { Db } from '../db/client.ts'

/** Whoever may be an administrator, and whose account is open: by what they were granted, or by their address. */
export const listAdmins = (db: Db, { adminEmails }: { adminEmails: string[] }) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified', 'role'])
    .where((eb) => {
      const granted = eb('role', '=', 'admin')
      return adminEmails.length === 0 ? granted : eb.or([granted, eb('email', 'in', adminEmails)])
    })
    .where('disabledAt', 'is', null)
    .execute()
