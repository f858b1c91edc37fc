import type { JoinBuilder } from 'kysely'
import type { Tables } from './tables.ts'

type Joined = Tables & { own: Tables['edits'] }

/**
 * The `on` of a join with `edits as own`, where `own` is an edit of a question that only applies to the quiz's own
 * topic.
 */
export const isOwnEdit = (join: JoinBuilder<Joined, 'own' | 'questions' | 'quizzes'>) =>
  join
    .on('own.kind', '=', 'question')
    .onRef('own.thingId', '=', 'questions.id')
    .onRef('own.scope', '=', 'quizzes.topicId')
