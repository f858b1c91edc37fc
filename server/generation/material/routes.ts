import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/material.ts'
import type { Deps } from '../../deps.ts'
import { route } from '../../transport/transport.ts'
import { deleteMaterial, getMaterial } from './service.ts'

/** The calls about material that need its outline or the topics made from it. */
export function materialTopicRoutes(app: FastifyInstance, deps: Deps, abort: (jobId: string) => void) {
  route(app, deps, contract.getMaterial, ({ input, user: { uid } }) => getMaterial(deps, { ...input, uid }))
  route(app, deps, contract.deleteMaterial, ({ input, user: { uid } }) =>
    deleteMaterial(deps, { ...input, uid, abort }),
  )
}
