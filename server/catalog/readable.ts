import type { ExpressionBuilder } from 'kysely'
import type { Tables, TopicRow } from '../db/tables.ts'

/**
 * The one rule of who may read a topic, with its lessons, quizzes and questions: everybody a public one, its owner a
 * private one, nobody a deleted one. `uid` is null for a visitor. Lists show less of it (audience.ts): what is public and
 * finished.
 */
export type Owned = Pick<TopicRow, 'ownerId' | 'visibility' | 'deletedAt'>

export const isReadable = (topic: Owned, uid: string | null) =>
  topic.deletedAt === null && (topic.visibility === 'public' || topic.ownerId === uid)

/** The same in a query that has `topics` at hand, for its `where` or the `on` of a join. */
export const readableBy = (uid: string | null) => (eb: ExpressionBuilder<Tables, 'topics'>) => {
  const isPublic = eb('topics.visibility', '=', 'public')
  return eb.and([
    eb('topics.deletedAt', 'is', null),
    uid === null ? isPublic : eb.or([isPublic, eb('topics.ownerId', '=', uid)]),
  ])
}
