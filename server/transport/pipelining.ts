import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers and proxies send the next request once they have the answer. */
const UNANSWERED_AT_MOST = 10

/**
 * Cuts a connection with too many requests that wait for their answers. Node begins all that have come, before the
 * first answer has been read, and so a single packet could ask for a thousand pages.
 */
export function limitPipelining(app: FastifyInstance) {
  const unanswered = new WeakMap<Socket, number>()
  const add = (socket: Socket, change: 1 | -1) => {
    const sum = (unanswered.get(socket) ?? 0) + change
    unanswered.set(socket, sum)
    return sum
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (add(socket, 1) > UNANSWERED_AT_MOST) {
      socket.destroy()
      reply.hijack()
      return
    }
    reply.raw.once('close', () => add(socket, -1))
    done()
  })
}
