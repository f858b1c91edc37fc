import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/catalog.ts'
import { getPassage, getPublicPassage, getSharedPassage } from '#contract/passages.ts'
import { searchCatalog, searchPublicCatalog } from '#contract/search.ts'
import * as sharingContract from '#contract/sharing.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import { listRelatedTopics } from './meaning/related.ts'
import * as passages from './passages.ts'
import { search } from './search/service.ts'
import * as catalog from './service.ts'
import * as sharing from './sharing.ts'

const VISITOR = { uid: null }

export function catalogRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.getTopic, ({ input, user }) => catalog.openTopic(deps, { id: input.id, uid: user.uid }))
  route(app, deps, contract.getPublicTopic, ({ input }) => catalog.openTopic(deps, { id: input.id, ...VISITOR }))
  route(app, deps, contract.listRelatedTopics, ({ input, user }) =>
    listRelatedTopics(deps, { id: input.id, uid: user.uid }),
  )
  route(app, deps, contract.listPublicRelatedTopics, ({ input }) =>
    listRelatedTopics(deps, { id: input.id, ...VISITOR }),
  )
  route(app, deps, contract.getLesson, ({ input, user }) => catalog.getLesson(deps, { id: input.id, uid: user.uid }))
  route(app, deps, contract.getPublicLesson, ({ input }) => catalog.getLesson(deps, { id: input.id, ...VISITOR }))
  route(app, deps, contract.listTopics, ({ input: { mine, ...input }, user }) =>
    catalog.listTopics(deps, { ...input, mine: mine === '1', uid: user.uid }),
  )
  route(app, deps, contract.listRecentTopics, ({ user }) => catalog.listRecentTopics(deps, user))
  route(app, deps, contract.listPublicRecentTopics, () => catalog.listRecentTopics(deps, VISITOR))
  route(app, deps, contract.listRecentLessons, ({ user }) => catalog.listRecentLessons(deps, user))
  route(app, deps, contract.listPublicRecentLessons, () => catalog.listRecentLessons(deps, VISITOR))
  route(app, deps, contract.listRecentQuizzes, ({ user }) => catalog.listRecentQuizzes(deps, user))
  route(app, deps, contract.listPublicRecentQuizzes, () => catalog.listRecentQuizzes(deps, VISITOR))
  route(app, deps, getPassage, ({ input, user: { uid } }) => passages.getPassage(deps, { ...input, uid }))
  route(app, deps, getPublicPassage, ({ input }) => passages.getPassage(deps, { ...input, ...VISITOR }))
  route(app, deps, searchCatalog, ({ input, user }) => search(deps, { ...input, uid: user.uid }))
  route(app, deps, searchPublicCatalog, ({ input }) => search(deps, { ...input, ...VISITOR }))
}

export function sharingRoutes(app: FastifyInstance, deps: Deps) {
  const { getTopicSharing, setTopicVisibility, shareTopic, unshareTopic, deleteTopic, restoreTopic } = sharingContract
  route(app, deps, getTopicSharing, ({ input, user }) =>
    sharing.getSharing(deps, { ...input, uid: user.uid, role: user.role }),
  )
  route(app, deps, setTopicVisibility, ({ input, user }) => sharing.setVisibility(deps, { ...input, uid: user.uid }))
  route(app, deps, shareTopic, ({ input, user }) => sharing.share(deps, { ...input, uid: user.uid }))
  route(app, deps, unshareTopic, ({ input, user }) => sharing.unshare(deps, { ...input, uid: user.uid }))
  route(app, deps, deleteTopic, ({ input, user }) => sharing.remove(deps, { ...input, uid: user.uid }))
  route(app, deps, restoreTopic, ({ input, user }) => sharing.restore(deps, { ...input, uid: user.uid }))
  route(app, deps, sharingContract.getSharedTopic, ({ input }) => sharing.getSharedTopic(deps, input))
  route(app, deps, getSharedPassage, ({ input }) => passages.getSharedPassage(deps, input))
  route(app, deps, sharingContract.getSharedLesson, ({ input }) => sharing.getSharedLesson(deps, input))
}
