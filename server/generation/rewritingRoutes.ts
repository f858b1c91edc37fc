import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/rewriting.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import { getRewriting, rewrite } from './rewriting.ts'
import type { Worker } from './worker.ts'

/** `wake` makes the worker look for new jobs at once. */
export function rewritingRoutes(app: FastifyInstance, deps: Deps, wake: Worker['wake']) {
  const ask = async (asked: Parameters<typeof rewrite>[1]) => {
    const job = await rewrite(deps, asked)
    wake()
    return job
  }
  route(app, deps, contract.getRewriting, ({ input, user }) => getRewriting(deps, { ...input, uid: user.uid }))
  route(app, deps, contract.rewriteLesson, ({ input, user }) => ask({ ...input, part: 'lesson', uid: user.uid }))
  route(app, deps, contract.rewriteQuiz, ({ input, user }) => ask({ ...input, part: 'quiz', uid: user.uid }))
}
