import type { Db } from '../../db/client.ts'
import type { EmbeddingRow } from '../../db/tables.ts'
import { lockTopic } from '../entries.ts'
import { listTexts } from './keep.ts'
import { LEXICAL } from './lexical.ts'
import * as store from './store.ts'
import { quantised, unsigned } from './vectors.ts'

export { embedMissing } from './keep.ts'
export { createMeaning, type Meaning } from './service.ts'

/** Which vectors a run computes. `model` is a provider's model, or null if there is only the built-in one. */
type Run = { kind: EmbeddingRow['kind']; model: string | null }

/** The number of finished topics or quizzes, and how many of them have an up-to-date vector. */
export async function countEmbedded(db: Db, { kind, model }: Run) {
  const total = await store.countFinished(db, kind)
  const own = await store.countEmbedded(db, { kind, model: LEXICAL })
  const done = model === null ? own : own - (await store.countOutdated(db, { kind, local: LEXICAL, model }))
  return { done: Math.min(done, total), total }
}

export type Outdated = { id: string; topicId: string; text: string; textHash: string }

/** The next topics or quizzes, sorted by id, that don't have an up-to-date vector of the provider's model. */
export async function listOutdated(
  db: Db,
  { kind, model, after, limit }: Run & { model: string; after: string; limit: number },
): Promise<Outdated[]> {
  const rows = await store.listOutdated(db, { kind, local: LEXICAL, model, after, limit })
  const texts = rows.length === 0 ? [] : await listTexts(db, [...new Set(rows.map(({ topicId }) => topicId))])
  return rows.flatMap(({ id, topicId }) => {
    const text = texts.find((one) => one.kind === kind && one.id === id)
    return text ? [{ id, topicId, text: text.parts.map((part) => part.text).join('\n'), textHash: text.textHash }] : []
  })
}

/**
 * Saves vectors from a provider. The audiences are read again, because they may have changed during the call to the
 * provider.
 */
export async function saveVectors(
  db: Db,
  { kind, model, things, vectors }: Run & { model: string; things: Outdated[]; vectors: number[][] },
) {
  const topicIds = [...new Set(things.map(({ topicId }) => topicId))].sort()
  await db.transaction().execute(async (tx) => {
    for (const id of topicIds) await lockTopic(tx, id)
    const known = (await store.listKnown(tx, topicIds)).filter((row) => row.kind === kind && row.model === LEXICAL)
    await store.saveEmbeddings(
      tx,
      things.flatMap(({ id, topicId, textHash }, place) => {
        const own = known.find((row) => row.id === id)
        const vector = unsigned(quantised(vectors[place] ?? []))
        return own ? [{ kind, model, id, topicId, audience: own.audience, textHash, vector }] : []
      }),
    )
  })
}

/** Deletes the vectors of models that are no longer used. */
export const forgetOtherModels = (db: Db, { kind, model }: Run) =>
  store.deleteOtherModels(db, { kind, models: model === null ? [LEXICAL] : [LEXICAL, model] })
