import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import { estimate, MASTERED } from './model.ts'
import * as store from './store.ts'

/** Takes one answer into account, inside the transaction that stores it. */
export async function recordAttempt(
  db: Db,
  { uid, skillId, correct, answeredAt }: { uid: string; skillId: string; correct: boolean; answeredAt: number },
) {
  const known = (await store.findSkillMastery(db, { uid, skillId })) ?? { answered: 0, correct: 0 }
  const counts = { answered: known.answered + 1, correct: known.correct + Number(correct) }
  const after = estimate(counts)
  await store.saveSkillMastery(db, { uid, skillId, ...counts, mastery: after, updatedAt: answeredAt })
  return { before: estimate(known), after }
}

/** The skills that `uid` need not be taught again. */
export async function listMastered(db: Db, uid: string) {
  const rows = await store.listSkillMastery(db, { uid })
  return new Set(rows.filter((row) => row.mastery >= MASTERED).map((row) => row.skillId))
}

/** The mean over a topic's skills, unpractised ones counted as not known; null before the first answer. */
export async function getTopicMastery(db: Db, { uid, topicId }: { uid: string; topicId: string }) {
  const skillIds = (await catalog.listTopicSkills(db, topicId)).map((skill) => skill.id)
  if (skillIds.length === 0) return null
  const rows = await store.listSkillMastery(db, { uid, skillIds })
  if (rows.length === 0) return null
  return rows.reduce((sum, row) => sum + row.mastery, 0) / skillIds.length
}

/** Whether `uid` has practised any skill of the topic. */
export async function hasPractised(db: Db, { uid, topicId }: { uid: string; topicId: string }) {
  return (await getTopicMastery(db, { uid, topicId })) !== null
}
