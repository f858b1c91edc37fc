import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/problems.ts'
import * as writing from '#contract/writtenProblems.ts'
import type { Deps } from '../deps.ts'
import { networkOf } from '../transport/network.ts'
import { route } from '../transport/transport.ts'
import * as authoring from './authoring.ts'
import * as problems from './service.ts'
import * as submissions from './submit.ts'

export function problemRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.listProblems, ({ input, user }) => problems.listProblems(deps, { ...input, uid: user.uid }))
  route(app, deps, contract.listPublicProblems, ({ input }) => problems.listProblems(deps, { ...input, uid: null }))
  route(app, deps, contract.getProblem, async ({ input, user }) => {
    const problem = await problems.getProblem(deps, { ...input, reader: user })
    deps.execution.warm(problem.starters.map(({ language }) => language))
    return problem
  })
  route(app, deps, contract.getPublicProblem, ({ input }) => problems.getProblem(deps, { ...input, reader: null }))
  route(app, deps, contract.updateVote, ({ input, user }) => problems.updateVote(deps, { ...input, reader: user }))

  route(app, deps, contract.submitSolution, ({ input, user, ip }) =>
    submissions.submitSolution(deps, { ...input, reader: user, network: networkOf(ip) }),
  )
  route(app, deps, contract.tryTests, ({ input, user, ip }) =>
    submissions.tryTests(deps, { ...input, reader: user, network: networkOf(ip) }),
  )
  route(app, deps, contract.listSubmissions, ({ input, user }) =>
    submissions.listSubmissions(deps, { ...input, reader: user }),
  )

  route(app, deps, writing.createProblem, ({ input, user }) =>
    authoring.createProblem(deps, { ...input, author: user }),
  )
  route(app, deps, writing.previewStatement, ({ input, user }) =>
    authoring.previewStatement({ ...input, author: user }),
  )
  route(app, deps, writing.getWrittenProblem, ({ input, user }) =>
    authoring.getWrittenProblem(deps, { ...input, author: user }),
  )
  route(app, deps, writing.updateProblem, ({ input, user }) =>
    authoring.updateProblem(deps, { change: input, author: user }),
  )
  route(app, deps, writing.publishProblem, ({ input, user, ip }) =>
    authoring.publishProblem(deps, { ...input, author: user, network: networkOf(ip) }),
  )
  route(app, deps, writing.deleteProblem, ({ input, user }) =>
    authoring.deleteProblem(deps, { ...input, author: user }),
  )
}
