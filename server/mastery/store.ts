import type { Db } from '../db/client.ts'
import type { Tables } from '../db/tables.ts'

export async function findSkillMastery(db: Db, { uid, skillId }: { uid: string; skillId: string }) {
  return db
    .selectFrom('skillMastery')
    .selectAll()
    .where('uid', '=', uid)
    .where('skillId', '=', skillId)
    .executeTakeFirst()
}

export async function saveSkillMastery(db: Db, row: Tables['skillMastery']) {
  await db
    .insertInto('skillMastery')
    .values(row)
    .onConflict((c) =>
      c.columns(['uid', 'skillId']).doUpdateSet({
        answered: row.answered,
        correct: row.correct,
        mastery: row.mastery,
        updatedAt: row.updatedAt,
      }),
    )
    .execute()
}

export async function listSkillMastery(db: Db, { uid, skillIds }: { uid: string; skillIds?: string[] }) {
  let query = db.selectFrom('skillMastery').select(['skillId', 'mastery']).where('uid', '=', uid)
  if (skillIds) query = query.where('skillId', 'in', skillIds)
  return query.execute()
}
