import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/diagnosis.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as diagnosis from './service.ts'

export function diagnosisRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.startDiagnosis, ({ input, user }) =>
    diagnosis.startDiagnosis(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.getDiagnosis, ({ input, user }) =>
    diagnosis.getDiagnosis(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.getTopicDiagnosis, ({ input, user }) =>
    diagnosis.getTopicDiagnosis(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.answerDiagnosis, ({ input, user }) =>
    diagnosis.answerDiagnosis(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.finishDiagnosis, ({ input, user }) =>
    diagnosis.finishDiagnosis(deps, { id: input.diagnosisId, uid: user.uid }),
  )
  route(app, deps, contract.undoDiagnosis, ({ input: { diagnosisId, ...change }, user }) =>
    diagnosis.undoDiagnosis(deps, { ...change, id: diagnosisId, uid: user.uid }),
  )
}
