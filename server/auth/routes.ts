import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import * as contract from '#contract/auth.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as auth from './service.ts'

export function authRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.register, async ({ input, ip, origin }) => {
    const user = await auth.register(deps, { ...input, ip })
    await auth.sendFirstVerification(deps, { ...user, ip, origin })
    return { user }
  })
  route(app, deps, contract.signIn, ({ input, ip, userAgent }) => auth.signIn(deps, { ...input, ip, userAgent }))
  route(app, deps, contract.getIdToken, ({ bearer, ip }) => auth.getIdToken(deps, { sessionToken: bearer, ip }))
  route(app, deps, contract.signOut, ({ bearer, ip }) => auth.signOut(deps, { sessionToken: bearer, ip }))
  route(app, deps, contract.verifyToken, async ({ input }) => ({ user: await auth.verifyToken(deps, input.token) }))
  route(app, deps, contract.getJwks, () => auth.getJwks(deps))
  route(app, deps, contract.claimAdmin, async ({ input, user }) => ({
    user: await auth.claimAdmin(deps, { uid: user.uid, code: input.code }),
  }))
  route(app, deps, account.forgotPassword, ({ input, ip, origin }) =>
    auth.forgotPassword(deps, { ...input, ip, origin }),
  )
  route(app, deps, account.resetPassword, ({ input, ip }) => auth.resetPassword(deps, { ...input, ip }))
  route(app, deps, account.verifyEmail, ({ input, ip }) => auth.verifyEmail(deps, { ...input, ip }))
  route(app, deps, account.sendVerification, ({ user, ip, origin }) =>
    auth.sendVerification(deps, { ...user, ip, origin }),
  )
  route(app, deps, account.listSessions, ({ user }) => auth.listSessions(deps, user))
  route(app, deps, account.endSession, ({ input, user }) => auth.endSession(deps, { caller: user, id: input.id }))
  route(app, deps, account.getSecurity, ({ user }) => auth.getSecurity(deps, user))
  route(app, deps, account.startTwoFactor, ({ input, user }) => auth.startTwoFactor(deps, { caller: user, ...input }))
  route(app, deps, account.confirmTwoFactor, ({ input, user }) =>
    auth.confirmTwoFactor(deps, { caller: user, ...input }),
  )
  route(app, deps, account.renewRecoveryCodes, ({ input, user }) =>
    auth.renewRecoveryCodes(deps, { caller: user, ...input }),
  )
  route(app, deps, account.stopTwoFactor, ({ input, user }) => auth.stopTwoFactor(deps, { caller: user, ...input }))
}
