import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/pathways.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as pathways from './service.ts'

const VISITOR = { uid: null }

export function pathwayRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.getPathway, ({ input, user }) => pathways.getPathway(deps, { id: input.id, uid: user.uid }))
  route(app, deps, contract.getPublicPathway, ({ input }) => pathways.getPathway(deps, { id: input.id, ...VISITOR }))
  route(app, deps, contract.listPathways, ({ input, user }) => pathways.listPathways(deps, { ...input, uid: user.uid }))
  route(app, deps, contract.listRecentPathways, ({ user }) => pathways.listRecentPathways(deps, user))
  route(app, deps, contract.listPublicRecentPathways, () => pathways.listRecentPathways(deps, VISITOR))
  route(app, deps, contract.getPathwayProgress, ({ input, user }) =>
    pathways.getPathwayProgress(deps, { id: input.id, uid: user.uid }),
  )
}
