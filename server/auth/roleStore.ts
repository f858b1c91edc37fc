import type { Db } from '../db/client.ts'

/** Accounts that aren't disabled and that have the role or an address in `adminEmails`, verified or not. */
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
