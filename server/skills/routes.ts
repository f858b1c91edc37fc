import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/skills.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as skills from './service.ts'

export function skillRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.listMetSkills, ({ input, user }) => skills.listMetSkills(deps, { ...input, uid: user.uid }))
  route(app, deps, contract.searchSkills, ({ input }) => skills.searchSkills(deps, input))
  route(app, deps, contract.countSkillLevels, ({ user }) => skills.countSkillLevels(deps, user.uid))
  route(app, deps, contract.getSkillEvidence, ({ input, user }) =>
    skills.getSkillEvidence(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.getSkillMap, ({ input, user }) => skills.getSkillMap(deps, { ...input, uid: user.uid }))
  route(app, deps, contract.getPublicSkillMap, ({ input }) => skills.getSkillMap(deps, { ...input, uid: null }))
}
