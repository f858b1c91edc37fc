import type { OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { SOCKET_PATH } from '#contract/realtime.ts'
import { assemble } from '../assemble.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Execution } from '../execution/service.ts'
import type { Engine } from '../generation/engine.ts'
import { newId } from '../id.ts'
import type { Library } from '../library/service.ts'
import { ask, type CallOptions, callsOf, type InputOf, requestOf } from './ask.ts'
import { testConfig } from './config.ts'
import { freshDatabase, nobodyWrites, type TestDatabase } from './database.ts'
import { sharedExecution } from './execution.ts'
import { fixtureLibrary } from './library.ts'
import { cheapPasswords } from './passwords.ts'

/**
 * A new connection costs PostgreSQL 45 ms of CPU time, and an app opens as many as it may when it starts, because it
 * looks for all sorts of work.
 */
const CONNECTIONS = 4

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type Given = {
  config?: Partial<Config>
  engine?: (engine: Engine) => Engine
  database?: TestDatabase
  library?: Library
  /** Uses the real, slow password hashing. */
  realPasswords?: boolean
  /** The host of programs. By default, the tests of a process share one, which isn't closed. */
  execution?: Execution
}

/**
 * Starts the real app on a new database, with a small library and a clock that tests can move. The pathways of the
 * library are only written when a test calls `seed`.
 */
export async function startTestApp(given: Given = {}) {
  const database = given.database ?? (await freshDatabase())
  if (given.database) await nobodyWrites(given.database)
  let offset = 0
  const { app, deps, worker, metrics, seed, close } = await assemble(
    { ...testConfig, dataDir: database.dataDir, databaseUrl: database.databaseUrl, ...given.config },
    {
      library: given.library ?? fixtureLibrary(),
      clock: () => Date.now() + offset,
      engine: given.engine,
      databaseImage: database.image,
      // Tests about the database itself pass one in, and get as many as a real server.
      connections: given.database ? undefined : CONNECTIONS,
      passwords: given.realPasswords ? undefined : cheapPasswords,
      execution: given.execution ?? (given.config?.pistonUrl ? undefined : sharedExecution()),
    },
  )
  const sockets: Socket[] = []

  /**
   * Makes an HTTP call. Paths are below /server, unless `outside` is set. Only for requests that our client never
   * sends; for all others, use `ask`, or `send` if the call may be refused.
   */
  const call = callsOf(app)

  /** Calls an endpoint as a user or visitor. If the call is refused, the typed body only has a code and a message. */
  function send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: Pick<CallOptions, 'as' | 'headers'>,
  ): Promise<Answer<z.output<E['output']>>> {
    const { method, path, ...rest } = requestOf(endpoint, input)
    return call(method, path, { ...options, ...rest })
  }

  return {
    app,
    deps,
    worker,
    metrics,
    seed,
    moveClock(ms: number) {
      offset += ms
    },
    /** Creates a user with an active session and an ID token, without hashing a password, which is slow. */
    signedIn: (name = 'Ann', change: { role?: 'admin'; subscription?: 'paid' } = {}) => signedIn(deps, name, change),
    /** Opens another session for the same user. */
    signedInAgain: (user: TestUser) => openSession(deps, user),
    call,
    send,
    /** Calls an endpoint and throws unless it succeeds. */
    ask: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: Pick<CallOptions, 'as'>) =>
      ask(call, endpoint, input, options),
    /** Opens a socket as the user to whom the token belongs. */
    async connect(token: string, options: { extraHeaders?: Record<string, string> } = {}) {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = app.server.address() as AddressInfo
      const socket = io(`http://127.0.0.1:${port}`, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        auth: { token },
        reconnection: false,
        ...options,
      })
      sockets.push(socket)
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      return socket
    },
    async stop(options: { graceMs?: number } = {}) {
      for (const socket of sockets) socket.disconnect()
      await close(options)
      // A database that the test passed in is kept, because the test may start another app on it.
      if (!given.database) await database.drop()
    },
  }
}

type Answer<Output> = {
  status: number
  body: Output & { [Key in Exclude<keyof ErrorBody, keyof Output>]?: string }
  text: string
  headers: OutgoingHttpHeaders
}
export type TestUser = Awaited<ReturnType<typeof signedIn>>

async function signedIn(deps: Deps, name: string, change: { role?: 'admin'; subscription?: 'paid' }) {
  const uid = newId()
  const email = `${name.toLowerCase()}-${uid.toLowerCase()}@example.org`
  const now = new Date().toISOString()
  await deps.db
    .insertInto('users')
    .values({ id: uid, name, email, emailVerified: 0, image: null, createdAt: now, updatedAt: now, ...change })
    .execute()
  return openSession(deps, { uid, email, name })
}

async function openSession({ db, auth }: Deps, { uid, email, name }: { uid: string; email: string; name: string }) {
  const [sid, sessionToken] = [newId(), newId()]
  const now = new Date().toISOString()
  const inAMonth = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString()
  await db
    .insertInto('sessions')
    .values({
      id: sid,
      userId: uid,
      token: sessionToken,
      expiresAt: inAMonth,
      createdAt: now,
      updatedAt: now,
      ipAddress: null,
      userAgent: null,
    })
    .execute()
  const iat = Math.floor(Date.now() / 1000)
  const { token } = await auth.api.signJWT({ body: { payload: { uid, email, displayName: name, sid, sub: uid, iat } } })
  return { uid, sid, sessionToken, email, name, token }
}
