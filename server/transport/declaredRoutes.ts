import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/api.ts'
import { addressOf } from '#contract/endpoint.ts'
import { WEBHOOK_PATH } from '../payments/service.ts'

/** Routes outside the contract, and the reasons for them. None of them may read or change personal data. */
const BESIDES = new Set([
  // Health checks in plain text.
  'GET /livez',
  'GET /readyz',
  // Serves the contract itself.
  'GET /server/openapi.json',
  // Stripe signs the raw bytes, so the body must not be parsed before the signature is checked.
  `POST ${WEBHOOK_PATH}`,
  // Pictures of covers, which are drawn entirely from what is in the URL.
  'GET /covers/*',
  // The web app: its static files and its pages, which load their data through the contract.
  'GET /assets/*',
  'GET /favicon.svg',
  'GET /favicon.ico',
  // For search engines, feed readers, link previews and phones: only public topics.
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /feed.xml',
  'GET /manifest.webmanifest',
  'GET /pictures/:name',
  'GET /icons/:name',
  'GET /*',
])

/**
 * Throws when a route is registered that is neither in the contract nor in `BESIDES`. OpenAPI, the security tests and
 * the fuzz tests are generated from the contract and would miss such a route. Call it before registering any route.
 */
export function refuseUndeclaredRoutes(app: FastifyInstance) {
  const declared = new Set(Object.values(endpoints).map((one) => `${one.method} ${addressOf(one)}`))
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      // Fastify adds a HEAD route for every GET route.
      const name = `${one === 'HEAD' ? 'GET' : one} ${url}`
      if (!declared.has(name) && !BESIDES.has(name))
        throw new Error(
          `${name} is served, and neither contract/api.ts nor server/transport/declaredRoutes.ts names it.`,
        )
    }
  })
}

/** Throws if an endpoint of the contract has no route. Call it after every feature has registered its routes. */
export function refuseUnservedEndpoints(app: FastifyInstance) {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (!app.hasRoute({ method: endpoint.method, url: addressOf(endpoint) }))
      throw new Error(`The contract names ${name}, and no feature serves it.`)
  }
}
