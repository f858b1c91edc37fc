import type { FastifyInstance } from 'fastify'
import { dismissNotice, listNotices } from '#contract/notices.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as notices from './service.ts'

export function noticeRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, listNotices, ({ user }) => notices.listNotices(deps, { uid: user.uid }))
  route(app, deps, dismissNotice, ({ input, user }) => notices.dismissNotice(deps, { ...input, uid: user.uid }))
}
