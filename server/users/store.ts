import type { Db } from '../db/client.ts'
import type { UserRow } from '../db/tables.ts'

const ATTRIBUTES = ['name', 'bio', 'timeZone', 'dailyGoalMinutes'] as const

type Attributes = Pick<UserRow, 'name'> & {
  bio: string | null
  timeZone: string | null
  dailyGoalMinutes: number | null
}

export async function findAttributes(db: Db, uid: string) {
  return db.selectFrom('users').select(ATTRIBUTES).where('id', '=', uid).executeTakeFirst()
}

/** Changes what is given and gives back all of them, as one statement: of changes that come together none is lost. */
export async function saveAttributes(
  db: Db,
  { uid, updatedAt, ...change }: Partial<Attributes> & { uid: string; updatedAt: string },
) {
  return db
    .updateTable('users')
    .set({ ...change, updatedAt })
    .where('id', '=', uid)
    .returning(ATTRIBUTES)
    .executeTakeFirst()
}
