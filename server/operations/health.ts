import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/**
 * For whatever watches the process: `/livez` says that it runs, `/readyz` that people may be sent to it. While it
 * drains it is alive and not ready, and each answer asks the connection to close.
 */
export function healthRoutes(app: FastifyInstance, { db, lifecycle, log }: Deps) {
  app.get('/livez', (_request, reply) => reply.type('text/plain').send('alive\n'))
  app.get('/readyz', async (_request, reply) => {
    reply.type('text/plain').header('cache-control', 'no-store')
    if (lifecycle.draining) return reply.code(503).send('draining\n')
    try {
      await sql`select 1`.execute(db)
      return reply.send('ready\n')
    } catch (error) {
      log.warn(error, 'The database does not answer.')
      return reply.code(503).send('database away\n')
    }
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.draining) reply.header('connection', 'close')
    done()
  })
}
