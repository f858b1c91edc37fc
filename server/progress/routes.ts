import type { FastifyInstance } from 'fastify'
import { getTopicProgress, markLessonRead } from '#contract/catalog.ts'
import { getContinue, getToday, saveLessonPlace } from '#contract/reading.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import { findContinue } from './continue.ts'
import * as progress from './service.ts'
import * as today from './today.ts'

export function progressRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, getTopicProgress, ({ input, user }) =>
    progress.getTopicProgress(deps, { topicId: input.topicId, uid: user.uid }),
  )
  route(app, deps, markLessonRead, ({ input, user }) =>
    progress.markLessonRead(deps, { lessonId: input.lessonId, uid: user.uid }),
  )
  route(app, deps, getContinue, async ({ user }) => ({ item: await findContinue(deps, { uid: user.uid }) }))
  route(app, deps, getToday, ({ user }) => today.getToday(deps, { uid: user.uid }))
  route(app, deps, saveLessonPlace, ({ input, user }) =>
    progress.saveLessonPlace(deps, { lessonId: input.lessonId, place: input.place, uid: user.uid }),
  )
}
