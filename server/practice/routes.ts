import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/practice.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as practice from './service.ts'

export function practiceRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.startPractice, ({ input, user }) =>
    practice.startPractice(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.getPractice, ({ input, user }) => practice.getPractice(deps, { ...input, uid: user.uid }))
  route(app, deps, contract.answerPractice, ({ input, user }) =>
    practice.answerPractice(deps, { ...input, uid: user.uid }),
  )
}
