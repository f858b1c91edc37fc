import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/users.ts'
import * as auth from '../auth/service.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as users from './service.ts'

export function userRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.getProfile, async ({ user }) => ({ user: await users.getProfile(deps, user) }))
  route(app, deps, contract.updateUser, async ({ input, user }) => {
    users.requireOwn(user, input)
    return { user: await users.updateProfile(deps, { caller: user, change: input.change }) }
  })
  route(app, deps, contract.deleteUserField, async ({ input, user }) => {
    users.requireOwn(user, input)
    return { user: await users.updateProfile(deps, { caller: user, change: { [input.attr]: null } }) }
  })
  route(app, deps, contract.changePassword, ({ input, user }) => {
    users.requireOwn(user, input)
    return auth.changePassword(deps, { caller: user, ...input })
  })
  route(app, deps, contract.signOutEverywhere, ({ input, user }) => {
    users.requireOwn(user, input)
    return auth.signOutEverywhere(deps, { caller: user, keepThis: input.keepThis })
  })
}
