import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/embeddings.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import type { Runner } from './runner.ts'
import * as embeddings from './service.ts'

export function embeddingRoutes(app: FastifyInstance, deps: Deps, runner: Runner) {
  route(app, deps, contract.embedTopics, ({ input, user }) =>
    embeddings.embedAll(deps, runner, { kind: 'topic', uid: user.uid, claimedUid: input.uid }),
  )
  route(app, deps, contract.embedQuizzes, ({ input, user }) =>
    embeddings.embedAll(deps, runner, { kind: 'quiz', uid: user.uid, claimedUid: input.uid }),
  )
  route(app, deps, contract.listEmbeddingJobs, () => embeddings.listJobs(deps))
}
