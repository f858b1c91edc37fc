import type { FastifyInstance } from 'fastify'
import { countReviews, forecastReviews, gradeReview, listReviews, revealReview, undoReview } from '#contract/reviews.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as reviews from './service.ts'

export function reviewRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, listReviews, ({ user }) => reviews.listReviews(deps, { uid: user.uid }))
  route(app, deps, countReviews, ({ user }) => reviews.countReviews(deps, { uid: user.uid }))
  route(app, deps, revealReview, ({ input, user }) => reviews.revealReview(deps, { ...input, uid: user.uid }))
  route(app, deps, gradeReview, ({ input, user }) => reviews.gradeReview(deps, { ...input, uid: user.uid }))
  route(app, deps, undoReview, ({ input, user }) => reviews.undoReview(deps, { ...input, uid: user.uid }))
  route(app, deps, forecastReviews, ({ user }) => reviews.forecastReviews(deps, { uid: user.uid }))
}
