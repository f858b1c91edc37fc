import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/**
 * Health checks. `/livez` means that the process is running, `/readyz` that it accepts requests. While the server is
 * shutting down, it is live but not ready, and every response asks the client to close the connection.
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
