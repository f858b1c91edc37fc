import type { Language } from '#contract/languages.ts'
import type { Db } from './client.ts'

/** The language a user has chosen for e-mails and notices sent outside their own requests; null if none is chosen. */
export async function languageOfAccount(db: Db, by: { uid: string } | { email: string }): Promise<Language | null> {
  const users = db.selectFrom('users').select('language')
  const found = 'uid' in by ? users.where('id', '=', by.uid) : users.where('email', '=', by.email.toLowerCase())
  return (await found.executeTakeFirst())?.language ?? null
}
