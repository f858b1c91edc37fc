import Fastify, { type FastifyReply } from 'fastify'
import { endpoints } from '#contract/api.ts'
import { authRoutes } from './auth/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import type { Deps } from './deps.ts'
import { openApi } from './openApi.ts'
import { progressRoutes } from './progress/routes.ts'
import { quizRoutes } from './quizzes/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { errorHandler, sendBadAddress, sendNotFound } from './transport.ts'

const BODY_LIMIT_BYTES = 65_536

/** Every feature behind one HTTP server. The pages of the web app are added by page.ts. */
export async function createApp(deps: Deps) {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: deps.config.trustedProxies.length > 0 ? deps.config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // A client that never finishes its request may not hold a connection for ever.
    requestTimeout: 30_000,
    frameworkErrors: (_error, _request, reply) => sendBadAddress(reply as FastifyReply),
  })
  errorHandler(app, deps)
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply))
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/server/')) {
      reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
    }
    done()
  })

  authRoutes(app, deps)
  catalogRoutes(app, deps)
  progressRoutes(app, deps)
  quizRoutes(app, deps)
  siteRoutes(app, deps)
  const description = JSON.stringify(openApi())
  app.get('/server/openapi.json', (_request, reply) => reply.type('application/json').send(description))

  for (const [name, { method, path }] of Object.entries(endpoints)) {
    if (!app.hasRoute({ method, url: `/server${path}` }))
      throw new Error(`The contract names ${name}, and no feature serves it.`)
  }
  return app
}
