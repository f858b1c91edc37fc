import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/messages.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as messages from './service.ts'

export function messageRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.sendMessage, async ({ input: { website, ...written }, ip }) =>
    website === '' ? messages.sendMessage(deps, { ...written, uid: null, ip }) : { sent: true },
  )
  route(app, deps, contract.sendOwnMessage, ({ input, user, ip }) =>
    messages.sendMessage(deps, { ...input, uid: user.uid, name: user.displayName, email: user.email, ip }),
  )
  route(app, deps, contract.listMessages, ({ input }) => messages.listMessages(deps, input))
  route(app, deps, contract.closeMessage, ({ input, user }) => messages.closeMessage(deps, { ...input, actor: user }))
}
