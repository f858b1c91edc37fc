import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account.ts'
import type { Deps } from '../deps.ts'
import { Download, route } from '../transport/transport.ts'
import * as account from './service.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps) {
  const slots = new account.ExportSlots()
  route(app, deps, contract.exportAccount, async ({ user }) => {
    const made = await account.exportAccount(deps, slots, user)
    return new Download({ media: 'application/zip', ...made })
  })
  route(app, deps, contract.getStorage, ({ user }) => account.getStorage(deps, user))
  route(app, deps, contract.eraseAccount, ({ input, user }) => account.eraseAccount(deps, { caller: user, ...input }))
}
