import type { Server as HttpServer } from 'node:http'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import type { z } from 'zod'
import { type ServerEvent, SOCKET_PATH } from '#contract/realtime.ts'
import type { Caller } from '../auth/service.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { spokenLanguageOf } from '../language.ts'
import { wordsIn } from '../words.ts'
import type { sharedSockets } from './sharedSockets.ts'
import { guardSockets } from './socketGuard.ts'

const MAX_EVENT_BYTES = 16_384
/** The maximum number of open sockets of a person on one server. */
const SOCKETS_A_PERSON = 100

/** Sends events to a person's open tabs. */
export type Realtime = {
  toUser<P extends z.ZodType>(uid: string, event: ServerEvent<P>, payload: z.input<P>): void
  disconnectSession(sid: string): void
  /** Number of sockets open on this server. */
  countSockets(): number
}

export type RealtimeServer = Realtime & {
  attach(http: HttpServer, deps: Deps, onConnection: (socket: Socket, user: Caller) => void): void
  close(): Promise<void>
}

const userRoom = (uid: string) => `user:${uid}`
const sessionRoom = (sid: string) => `session:${sid}`

/**
 * Socket.IO at `/server/socket.io`. A socket belongs to the person whose ID token opened it. Servers that share a
 * PostgreSQL database forward events to each other, so a tab can be connected to any of them.
 */
export function createRealtime(
  config: Pick<Config, 'publicUrl'>,
  { log, shared }: { log: Logger; shared: ReturnType<typeof sharedSockets> | undefined },
): RealtimeServer {
  const io = new Server({
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: MAX_EVENT_BYTES,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers, config.publicUrl)),
    ...(shared && { adapter: shared.adapter }),
  })
  return {
    toUser: (uid, event, payload) => tell(io.to(userRoom(uid)), log, event, payload),
    disconnectSession: (sid) => io.in(sessionRoom(sid)).disconnectSockets(true),
    countSockets: () => io.engine?.clientsCount ?? 0,
    attach(server, deps, onConnection) {
      io.attach(server)
      guardSockets(io, server)
      io.use(async (socket, next) => {
        const { http } = wordsIn(spokenLanguageOf(socket.handshake))
        try {
          const user = await deps.identity.verify(String(socket.handshake.auth.token ?? ''))
          if (!user) return next(new Error(http.notAuthenticated))
          const open = io.sockets.adapter.rooms.get(userRoom(user.uid))?.size ?? 0
          if (open >= SOCKETS_A_PERSON) return next(new Error(http.manyTabs))
          socket.data.user = user
          next()
        } catch (error) {
          deps.log.error(error)
          next(new Error(http.unexpected))
        }
      })
      io.on('connection', (socket) => {
        const user = socket.data.user as Caller
        void socket.join([userRoom(user.uid), sessionRoom(user.sid)])
        onConnection(socket, user)
        // The session may have ended while the socket was opening, before disconnectSession() could find it.
        deps.identity.recheck(user).then(
          (alive) => alive || socket.disconnect(true),
          (error) => deps.log.error(error),
        )
      })
    },
    async close() {
      await io.close()
      shared?.close()
    },
  }
}

/**
 * Sends an event with only the fields that it declares. If the payload doesn't match, this is a bug in the server. It
 * is logged rather than thrown, because an exception could roll back the change that the event reports.
 */
export function tell<P extends z.ZodType>(
  to: { emit(name: string, payload: unknown): unknown },
  log: Pick<Logger, 'error'>,
  { event, payload: schema }: ServerEvent<P>,
  payload: z.input<P>,
) {
  const told = schema.safeParse(payload)
  if (told.success) to.emit(event, told.data)
  else log.error({ err: told.error, event }, 'An event does not fit its schema.')
}

/**
 * Checks the `Origin` header of a request for a socket. Browsers set this header. Pages from other hosts are refused.
 */
function isOwnOrigin(
  headers: { origin?: string | undefined; host?: string | undefined },
  publicUrl: string | undefined,
) {
  if (!headers.origin) return true
  if (publicUrl && headers.origin === new URL(publicUrl).origin) return true
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host
}
