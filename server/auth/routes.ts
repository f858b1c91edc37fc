import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/auth.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport.ts'
import * as auth from './service.ts'

export function authRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.register, async ({ input, ip }) => ({ user: await auth.register(deps, { ...input, ip }) }))
  route(app, deps, contract.signIn, ({ input, ip }) => auth.signIn(deps, { ...input, ip }))
  route(app, deps, contract.getIdToken, ({ bearer, ip }) => auth.getIdToken(deps, { sessionToken: bearer, ip }))
  route(app, deps, contract.signOut, ({ bearer, ip }) => auth.signOut(deps, { sessionToken: bearer, ip }))
  route(app, deps, contract.verifyToken, async ({ input }) => ({ user: await auth.verifyToken(deps, input.token) }))
  route(app, deps, contract.getJwks, () => auth.getJwks(deps))
  route(app, deps, contract.claimAdmin, async ({ input, user }) => ({
    user: await auth.claimAdmin(deps, { uid: user.uid, code: input.code }),
  }))
}
