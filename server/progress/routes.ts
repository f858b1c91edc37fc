import type { FastifyInstance } from 'fastify'
import { getTopicProgress, markLessonRead } from '#contract/catalog.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport.ts'
import * as progress from './service.ts'

export function progressRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, getTopicProgress, ({ input, user }) =>
    progress.getTopicProgress(deps, { topicId: input.topicId, uid: user.uid }),
  )
  route(app, deps, markLessonRead, ({ input, user }) =>
    progress.markLessonRead(deps, { lessonId: input.lessonId, uid: user.uid }),
  )
}
