import type { JoinBuilder } from 'kysely'
import type { Tables } from './tables.ts'

type Joined = Tables & { own: Tables['edits'] }

/** The `on` of a join with `edits as own`: the edit of a question that applies only to the quiz's own topic. */
export const isOwnEdit = (join: JoinBuilder<Joined, 'own' | 'questions' | 'quizzes'>) =>
  join
    .on('own.kind', '=', 'question')
    .onRef('own.thingId', '=', 'questions.id')
    .onRef('own.scope', '=', 'quizzes.topicId')
