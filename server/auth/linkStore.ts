import type { Db } from '../db/client.ts'
import type { AccountLinkRow } from '../db/tables.ts'

type Kind = AccountLinkRow['kind']

/** Saves a link, and deletes the user's earlier links of the same kind. */
export async function replaceLink(db: Db, link: AccountLinkRow) {
  await dropLinks(db, { uid: link.uid, kinds: [link.kind] })
  await db.insertInto('accountLinks').values(link).execute()
}

/** Deletes the link and returns it. If several requests use it at the same time, only one of them gets it. */
export async function takeLink(db: Db, { hash, kinds, now }: { hash: string; kinds: Kind[]; now: number }) {
  return db
    .deleteFrom('accountLinks')
    .where('hash', '=', hash)
    .where('kind', 'in', kinds)
    .where('expiresAt', '>', now)
    .returning(['uid', 'kind', 'email'])
    .executeTakeFirst()
}

export async function dropLinks(db: Db, { uid, kinds }: { uid: string; kinds: Kind[] }) {
  await db.deleteFrom('accountLinks').where('uid', '=', uid).where('kind', 'in', kinds).execute()
}

export async function purgeLinks(db: Db, now: number) {
  await db.deleteFrom('accountLinks').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('outsideTokens').where('expiresAt', '<=', now).execute()
}
