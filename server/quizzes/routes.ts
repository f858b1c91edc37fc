import type { FastifyInstance } from 'fastify'
import { answerQuestion, getQuiz } from '#contract/quizzes.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport.ts'
import * as quizzes from './service.ts'

export function quizRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, getQuiz, ({ input, user }) => quizzes.getQuiz(deps, { id: input.id, uid: user.uid }))
  route(app, deps, answerQuestion, ({ input, user }) => quizzes.answerQuestion(deps, { ...input, uid: user.uid }))
}
