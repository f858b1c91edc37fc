import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin.ts'
import type { Deps } from '../deps.ts'
import * as generation from '../generation/service.ts'
import * as problems from '../problems/service.ts'
import { route } from '../transport/transport.ts'
import * as people from './people.ts'
import { readSettings } from './settings.ts'

/** The parts of the topic generation worker that the routes need. */
type Work = { wake: () => void; abort: (jobId: string) => void }

export function adminRoutes(app: FastifyInstance, deps: Deps, { wake, abort }: Work) {
  route(app, deps, contract.listPeople, ({ input }) => people.listPeople(deps, input))
  route(app, deps, contract.getPerson, ({ input }) => people.getPerson(deps, input.uid))
  route(app, deps, contract.setRole, ({ input, user }) => people.setRole(deps, { ...input, actor: user }))
  route(app, deps, contract.setGrant, ({ input, user }) => people.setGrant(deps, { ...input, actor: user }))
  route(app, deps, contract.setDisabled, ({ input, user }) => people.setDisabled(deps, { ...input, actor: user }))
  route(app, deps, contract.makePasswordLink, ({ input, user }) =>
    people.makePasswordLink(deps, { ...input, actor: user }),
  )

  route(app, deps, contract.listJobs, ({ input }) => generation.listJobs(deps, input))
  route(app, deps, contract.retryJob, async ({ input, user }) => {
    const job = await generation.retryJob(deps, { ...input, actor: user })
    wake()
    return job
  })
  route(app, deps, contract.stopJob, ({ input, user }) => generation.stopJob(deps, { ...input, actor: user, abort }))

  route(app, deps, contract.listAdminProblems, ({ input }) => problems.listForAdministrators(deps, input))
  route(app, deps, contract.withdrawProblem, ({ input, user }) =>
    problems.setWithdrawn(deps, { ...input, withdrawn: true, actor: user }),
  )
  route(app, deps, contract.restoreProblem, ({ input, user }) =>
    problems.setWithdrawn(deps, { ...input, withdrawn: false, actor: user }),
  )

  route(app, deps, contract.getSettings, () => readSettings(deps))
}
