import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a connection may take to send its first request while the server closes. */
const UNUSED_MS = 1_000
/** How long a request that was already accepted may take while the server closes. Less than main.ts allows in total. */
const ACCEPTED_MS = 15_000

/**
 * Keeps open connections from holding up a shutdown. Node closes connections that are idle between two requests, but
 * not those that have never sent a request. Browsers open such connections in advance.
 */
export function closeConnections(app: FastifyInstance) {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', (request) => unused.delete(request.socket))
  app.server.on('upgrade', (request) => unused.delete(request.socket as Socket))
  app.addHook('preClose', async () => {
    const timers = [
      setTimeout(() => {
        for (const socket of unused) socket.destroy()
      }, UNUSED_MS),
      setTimeout(() => app.server.closeAllConnections(), ACCEPTED_MS),
    ]
    app.server.once('close', () => timers.forEach(clearTimeout))
  })
}
