import type { Selectable } from 'kysely'
import type { Db } from '../db/client.ts'
import type { UserRow } from '../db/tables.ts'

const PREFERENCES = ['theme', 'textSize', 'textSpacing', 'motion', 'singleKeys', 'language'] as const
const ATTRIBUTES = ['name', 'bio', 'timeZone', 'dailyGoalMinutes', 'emailVerified', ...PREFERENCES] as const

type Attributes = Pick<Selectable<UserRow>, Exclude<(typeof ATTRIBUTES)[number], 'emailVerified'>>

export async function findAttributes(db: Db, uid: string) {
  return db.selectFrom('users').select(ATTRIBUTES).where('id', '=', uid).executeTakeFirst()
}

/**
 * Changes the given columns and returns all attributes. Uses a single statement, so that no concurrent change is lost.
 */
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

/** All columns of the profile, including those that people can't change themselves. */
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
