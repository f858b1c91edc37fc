import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/catalog.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport.ts'
import * as catalog from './service.ts'

const VISITOR = { uid: null }

export function catalogRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.getTopic, ({ input, user }) => catalog.openTopic(deps, { id: input.id, uid: user.uid }))
  route(app, deps, contract.getPublicTopic, ({ input }) => catalog.openTopic(deps, { id: input.id, ...VISITOR }))
  route(app, deps, contract.getLesson, ({ input, user }) => catalog.getLesson(deps, { id: input.id, uid: user.uid }))
  route(app, deps, contract.getPublicLesson, ({ input }) => catalog.getLesson(deps, { id: input.id, ...VISITOR }))
  route(app, deps, contract.listTopics, ({ input, user }) => catalog.listTopics(deps, { ...input, uid: user.uid }))
  route(app, deps, contract.listRecentTopics, ({ user }) => catalog.listRecentTopics(deps, user))
  route(app, deps, contract.listPublicRecentTopics, () => catalog.listRecentTopics(deps, VISITOR))
  route(app, deps, contract.listRecentLessons, ({ user }) => catalog.listRecentLessons(deps, user))
  route(app, deps, contract.listPublicRecentLessons, () => catalog.listRecentLessons(deps, VISITOR))
}
