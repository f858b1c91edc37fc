import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers and proxies normally wait for each answer, so no legitimate connection comes near this limit. */
const UNANSWERED_AT_MOST = 10

/**
 * Closes a connection that has too many unanswered requests. Node starts on all pipelined requests at once, even if the
 * client reads no answer, so a single packet could request a thousand pages.
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
