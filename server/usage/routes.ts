import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/usage.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as usage from './service.ts'

export function usageRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.listUsage, ({ input }) => usage.listCalls(deps, input))
  route(app, deps, contract.exportUsage, ({ input }) => usage.exportCalls(deps, input))
  route(app, deps, contract.getCostSummary, () => usage.getCostSummary(deps))
}
