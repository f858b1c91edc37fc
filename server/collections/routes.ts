import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/api.ts'
import { getProgress, getSubjects } from '#contract/collections.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport.ts'
import * as collections from './service.ts'

export function collectionRoutes(app: FastifyInstance, deps: Deps) {
  for (const collection of [getSubjects, getProgress]) refuseTakenName(collection)
  route(app, deps, getSubjects, () => collections.getSubjects(deps))
  route(app, deps, getProgress, ({ input, user }) => collections.getProgress(deps, { ...input, caller: user.uid }))
}

/** @throws where the id below the name would mean a thing and not a person. */
export function refuseTakenName({ path }: Pick<Endpoint, 'path'>) {
  const name = path.split('/')[1]
  const other = Object.values(endpoints).find((one) => one.path.startsWith(`/${name}/id/`) && one.path !== path)
  if (other) throw new Error(`No collection can be called ${name}: ${other.path} stands for something else.`)
}
