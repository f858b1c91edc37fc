import type { Selectable } from 'kysely'
import type { Db } from '../db/client.ts'
import type { UserRow } from '../db/tables.ts'

const PREFERENCES = ['theme', 'textSize', 'textSpacing', 'motion', 'singleKeys'] as const
const ATTRIBUTES = ['name', 'bio', 'timeZone', 'dailyGoalMinutes', 'emailVerified', ...PREFERENCES] as const

type Attributes = Pick<Selectable<UserRow>, Exclude<(typeof ATTRIBUTES)[number], 'emailVerified'>>

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

/** With what is not theirs to change. */
export async function findWhole(db: Db, uid: string) {
  return db
    .selectFrom('users')
    .select([
      'id as uid',
      'email',
      'emailVerified',
      'name as displayName',
      'role',
      'subscription',
      'bio',
      'timeZone',
      'dailyGoalMinutes',
      ...PREFERENCES,
    ])
    .where('id', '=', uid)
    .executeTakeFirst()
}
