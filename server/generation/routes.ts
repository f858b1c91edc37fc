import type { FastifyInstance } from 'fastify'
import type { Socket } from 'socket.io'
import * as contract from '#contract/generation.ts'
import { makeMaterialTopic } from '#contract/material.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { tell } from '../transport/realtime.ts'
import { type ErrorReply, on, route } from '../transport/transport.ts'
import { getAllowance } from './allowance.ts'
import { submitMaterial } from './material/service.ts'
import * as generation from './service.ts'
import type { Worker } from './worker.ts'

export function generationRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.getAllowance, async ({ user }) => ({ allowance: await getAllowance(deps, user.uid) }))
}

/** Handles the socket events with which clients request and control jobs. */
export function generationEvents(socket: Socket, deps: Deps & { worker: Worker }) {
  const refuse = (error: ErrorReply) =>
    tell(socket, deps.log, contract.topicDetectionError, { jobId: null, seq: null, ...error, offers: [] })
  const ignore = () => {}

  on(
    socket,
    deps,
    contract.detectTopic,
    async ({ input: { userId, ...prompt }, user }) => {
      // The sender is only identified by the token. If the payload contains a different id, somebody is trying to act
      // as another user.
      if (userId !== undefined && userId !== user.uid)
        throw new AppError('forbidden', (words) => words.http.notAuthenticated)
      return generation.submitPrompt(deps, { ...prompt, uid: user.uid })
    },
    refuse,
  )
  on(socket, deps, makeMaterialTopic, ({ input, user }) => submitMaterial(deps, { ...input, uid: user.uid }), refuse)
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
