import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/audit.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import { listAudit } from './service.ts'

export function auditRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.listAudit, ({ input }) => listAudit(deps, input))
}
