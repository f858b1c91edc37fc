import { openDb } from '../server/db/client.ts'
import { recompute } from '../server/mastery/service.ts'
import type { RunningServer } from './server.ts'

const DAY_MS = 86_400_000

/** Simulates that days have passed, by moving everything that people have done back in time. */
export async function daysLater({ dataDir }: Pick<RunningServer, 'dataDir'>, days: number) {
  const { db } = await openDb({ dataDir })
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('attempts')
      .set((eb) => ({ answeredAt: eb('answeredAt', '-', days * DAY_MS) }))
      .execute()
    await tx
      .updateTable('lessonReads')
      .set((eb) => ({ readAt: eb('readAt', '-', days * DAY_MS) }))
      .execute()
    await tx
      .updateTable('lessonPlaces')
      .set((eb) => ({ savedAt: eb('savedAt', '-', days * DAY_MS) }))
      .execute()
    for (const { uid } of await tx.selectFrom('learners').select('uid').execute()) await recompute(tx, uid)
  })
  await db.destroy()
}
