import type { FastifyInstance } from 'fastify'
import { getTopicMastery, listSkillsByIds } from '#contract/mastery.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as mastery from './service.ts'

export function masteryRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, getTopicMastery, ({ input, user }) => mastery.getTopicMastery(deps, { ...input, uid: user.uid }))
  route(app, deps, listSkillsByIds, ({ input, user }) => mastery.listSkillsByIds(deps, { ...input, uid: user.uid }))
}
