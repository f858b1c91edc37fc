import type { FastifyInstance } from 'fastify'
import { getDocument, getLibrary, getSite } from '#contract/site.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { isPromoOpen } from '../payments/service.ts'
import { route } from '../transport/transport.ts'
import { findDocument, hasTerms } from './documents.ts'
import { version } from './version.ts'

export function siteRoutes(app: FastifyInstance, deps: Deps) {
  const { socialProfileUrl, contactEmail } = deps.config
  route(app, deps, getSite, async () => ({
    billing: deps.billing.config !== undefined,
    promoOpen: await isPromoOpen(deps.db),
    hasModel: deps.models !== null,
    hasMail: deps.mail !== null,
    socialProfileUrl,
    contactEmail,
    terms: await hasTerms(deps),
    version,
  }))
  route(app, deps, getDocument, async ({ input }) => {
    const found = await findDocument(deps, input.name)
    if (!found) throw new AppError('not_found', (words) => words.missing.page)
    return found
  })
  route(app, deps, getLibrary, async () => ({
    subjects: deps.library.subjects.map(({ id, title, summary, unitIds }) => ({
      id,
      title,
      summary,
      units: unitIds.map((unitId) => ({ id: unitId, title: deps.library.units.get(unitId)?.title ?? unitId })),
    })),
  }))
}
