import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/reading.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as notes from './service.ts'

export function noteRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.listNotes, ({ input, user }) =>
    notes.listNotes(deps, { lessonId: input.lessonId, uid: user.uid }),
  )
  route(app, deps, contract.saveNote, ({ input, user }) => notes.saveNote(deps, { ...input, uid: user.uid }))
  route(app, deps, contract.deleteNote, ({ input, user }) => notes.deleteNote(deps, { id: input.id, uid: user.uid }))
}
