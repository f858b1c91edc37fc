import type { FastifyInstance } from 'fastify'
import { getLibrary, getSite } from '#contract/site.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport.ts'

export function siteRoutes(app: FastifyInstance, deps: Deps) {
  const { socialProfileUrl, contactEmail } = deps.config
  route(app, deps, getSite, async () => ({
    billing: false,
    promoOpen: true,
    hasModel: deps.config.models !== undefined,
    socialProfileUrl,
    contactEmail,
  }))
  route(app, deps, getLibrary, async () => ({
    subjects: deps.library.subjects.map(({ id, title, summary, unitIds }) => ({
      id,
      title,
      summary,
      units: unitIds.map((unitId) => ({ id: unitId, title: deps.library.units.get(unitId)?.title ?? unitId })),
    })),
  }))
}
