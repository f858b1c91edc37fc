import type { Language } from '#contract/languages.ts'
import type { Db } from './client.ts'

/**
 * The language that a user has chosen. Used for e-mails and notices that aren't sent in response to their own requests.
 * Null if they haven't chosen one.
 */
export async function languageOfAccount(db: Db, by: { uid: string } | { email: string }): Promise<Language | null> {
  const users = db.selectFrom('users').select('language')
  const found = 'uid' in by ? users.where('id', '=', by.uid) : users.where('email', '=', by.email.toLowerCase())
  return (await found.executeTakeFirst())?.language ?? null
}
