import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/compilations.ts'
import type { Deps } from '../deps.ts'
import { networkOf } from '../transport/network.ts'
import { route } from '../transport/transport.ts'
import * as compilations from './service.ts'

export function compilationRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.listLanguages, async () => ({ items: await deps.execution.languages() }))
  route(app, deps, contract.runCode, ({ input, user, ip }) =>
    compilations.runCode(deps, { ...input, uid: user.uid, network: networkOf(ip) }),
  )
  route(app, deps, contract.addCompilation, async ({ input, user }) => {
    compilations.requireOwn(input, user.uid)
    return compilations.addCompilation(deps, { ...input, uid: user.uid })
  })
  route(app, deps, contract.getCompilation, ({ input, user }) =>
    compilations.getCompilation(deps, { id: input.id, uid: user.uid }),
  )
}
