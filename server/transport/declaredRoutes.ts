import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/api.ts'
import { addressOf } from '#contract/endpoint.ts'
import { WEBHOOK_PATH } from '../payments/service.ts'

/** What is served beside the contract, each with its reason. Nothing here shows or changes what belongs to a person. */
const BESIDES = new Set([
  // For programs that watch the process: plain text.
  'GET /livez',
  'GET /readyz',
  // The contract itself.
  'GET /server/openapi.json',
  // Signed by Stripe byte by byte, so that it is not parsed before.
  `POST ${WEBHOOK_PATH}`,
  // The web app: its files, and every page through the calls of the contract.
  'GET /assets/*',
  'GET /favicon.svg',
  'GET /favicon.ico',
  'GET /robots.txt',
  'GET /*',
])

/**
 * Routes and contract are the same set: OpenAPI, the tables of the security tests and the fuzz are made from the
 * contract, and would not see a route that is missing there. To be called before any route is registered.
 */
export function refuseUndeclaredRoutes(app: FastifyInstance) {
  const declared = new Set(Object.values(endpoints).map((one) => `${one.method} ${addressOf(one)}`))
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      // Fastify serves HEAD wherever there is GET.
      const name = `${one === 'HEAD' ? 'GET' : one} ${url}`
      if (!declared.has(name) && !BESIDES.has(name))
        throw new Error(
          `${name} is served, and neither contract/api.ts nor server/transport/declaredRoutes.ts names it.`,
        )
    }
  })
}

/** To be called once every feature has registered its routes. */
export function refuseUnservedEndpoints(app: FastifyInstance) {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (!app.hasRoute({ method: endpoint.method, url: addressOf(endpoint) }))
      throw new Error(`The contract names ${name}, and no feature serves it.`)
  }
}
