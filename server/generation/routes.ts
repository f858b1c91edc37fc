import type { FastifyInstance } from 'fastify'
import type { Socket } from 'socket.io'
import * as contract from '#contract/generation.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { tell } from '../transport/realtime.ts'
import { type ErrorReply, on, route } from '../transport/transport.ts'
import { getAllowance } from './allowance.ts'
import * as generation from './service.ts'
import type { Worker } from './worker.ts'

export function generationRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.getAllowance, async ({ user }) => ({ allowance: await getAllowance(deps, user.uid) }))
}

/** Handles the events with which a socket requests and controls jobs. */
export function generationEvents(socket: Socket, deps: Deps & { worker: Worker }) {
  const refuse = (error: ErrorReply) =>
    tell(socket, deps.log, contract.topicDetectionError, { jobId: null, seq: null, ...error, offers: [] })
  const ignore = () => {}

  on(
    socket,
    deps,
    contract.detectTopic,
    async ({ input: { userId, ...prompt }, user }) => {
      // Only the token identifies the sender. A different id in the payload is an attempt to act as somebody else.
      if (userId !== undefined && userId !== user.uid)
        throw new AppError('forbidden', (words) => words.http.notAuthenticated)
      return generation.submitPrompt(deps, { ...prompt, uid: user.uid })
    },
    refuse,
  )
  on(
    socket,
    deps,
    contract.resumeJob,
    async ({ input, user }) => {
      for (const { event, payload } of await generation.listEvents(deps, { ...input, uid: user.uid }))
        tell(socket, deps.log, event, payload)
      return { jobId: input.jobId }
    },
    ignore,
  )
  on(socket, deps, contract.makeNew, ({ input, user }) => generation.makeNew(deps, { ...input, uid: user.uid }), ignore)
  on(
    socket,
    deps,
    contract.openNear,
    ({ input, user }) => generation.openNear(deps, { ...input, uid: user.uid }),
    ignore,
  )
  on(
    socket,
    deps,
    contract.cancelJob,
    ({ input, user }) => generation.cancelJob(deps, { ...input, uid: user.uid }),
    ignore,
  )
}
