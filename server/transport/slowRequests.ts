import type { FastifyInstance } from 'fastify'
import { expectsBytes } from './bytes.ts'

/** How long a client may take to send its headers, and then a body that isn't a file. */
export const REQUEST_TIMEOUT_MS = 30_000
/** How long an upload may take: long enough for the largest file over a slow mobile connection. */
export const UPLOAD_TIMEOUT_MS = 15 * 60_000

/**
 * Closes connections of clients that never finish their request. Node has only one time limit for all requests, which
 * must be long enough for uploads. Other requests get the shorter limit here.
 */
export function limitSlowRequests(app: FastifyInstance) {
  app.server.headersTimeout = REQUEST_TIMEOUT_MS
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (expectsBytes(request) || raw.complete) return done()
    const late = setTimeout(() => {
      if (raw.complete) return
      raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    }, REQUEST_TIMEOUT_MS)
    late.unref()
    const end = () => clearTimeout(late)
    raw.once('end', end)
    reply.raw.once('close', end)
    done()
  })
}
