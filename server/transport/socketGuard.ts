import type { Server as HttpServer } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Server, Socket } from 'socket.io'

type Connection = Socket['conn']

const MINUTE_MS = 60_000
/** No tab of ours comes near: a job asks a few times, and after a cut once more for each. */
const PACKETS_A_MINUTE = 300
/** Three hundred of the events that our client sends often. */
const BYTES_A_MINUTE = 64 * 1024
/** How a packet of Socket.IO begins that refuses a namespace, and so a person (CONNECT_ERROR in its protocol). */
const REFUSAL = '4'

/**
 * Cuts connections that say more than our own client ever does. It watches below Socket.IO, which lets a connection
 * that was refused ask again without end.
 */
export function guardSockets(io: Server, http: HttpServer) {
  const known = new WeakSet<Connection>()
  io.on('connection', (socket) => known.add(socket.conn))

  io.engine.on('connection', (connection: Connection) => {
    const isOver = limit(PACKETS_A_MINUTE)
    let hasAsked = false
    connection.on('packet', ({ type }: { type: string }) => {
      // Our client asks to be let in, and says nothing more until it is.
      const isAsking = type === 'message' && !known.has(connection)
      if (isOver() || (isAsking && hasAsked)) cut(io, connection)
      hasAsked ||= isAsking
    })
    connection.on('packetCreate', ({ type, data }: { type: string; data?: unknown }) => {
      // Cut once the refusal has been sent. A client that tries again opens a new connection.
      if (type === 'message' && typeof data === 'string' && data.startsWith(REFUSAL))
        setImmediate(() => cut(io, connection))
    })
  })

  // A WebSocket also carries what never becomes a packet: pings, fragments, probes of a change from polling.
  http.on('upgrade', (_request, socket: Duplex) => {
    const isOver = limit(BYTES_A_MINUTE)
    socket.on('data', (bytes: Buffer) => isOver(bytes.length) && socket.destroy())
  })
}

function cut(io: Server, connection: Connection) {
  // The client is told that the server ended it, and so does not take it for a bad line.
  for (const socket of io.sockets.sockets.values()) if (socket.conn === connection) socket.disconnect(true)
  connection.close()
}

/** Adds up what comes in a minute; true once that is more than `most`. */
function limit(most: number) {
  let [since, sum] = [Date.now(), 0]
  return (more = 1) => {
    if (Date.now() - since >= MINUTE_MS) [since, sum] = [Date.now(), 0]
    sum += more
    return sum > most
  }
}
