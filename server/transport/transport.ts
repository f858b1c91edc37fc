import { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'socket.io'
import type { z } from 'zod'
import { type Access, addressOf, type Endpoint } from '#contract/endpoint.ts'
import { ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts'
import { inputWords } from '#contract/inputWords.ts'
import type { Language } from '#contract/languages.ts'
import type { ClientEvent } from '#contract/realtime.ts'
import { inLanguage } from '#contract/said.ts'
import type { Caller } from '../auth/service.ts'
import { isStorageFull } from '../db/meters.ts'
import { isOutage } from '../db/outage.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { spokenLanguageOf } from '../language.ts'
import { type ServerWords, speaking, spokenLanguage, wordsIn } from '../words.ts'
import { bodyLimitOf } from './bodyLimit.ts'
import { responseSchema } from './jsonSchema.ts'
import { originFor } from './origin.ts'
import { fingerprintOf, Sealed } from './sealed.ts'

/** When the database is away, the time in which it may be back. */
const RETRY_AFTER_S = 5
/** Far more than any input has. */
const DEEPEST_INPUT = 32

type Request<I extends z.ZodType, Who extends Access> = {
  input: z.output<I>
  /** Verified; null only where the endpoint is public and the caller showed no good ID token. */
  user: Who extends 'public' ? Caller | null : Caller
  /** What stood in the Authorization header: for session tokens, which are no ID tokens. */
  bearer: string | undefined
  ip: string
  /** As the caller's program calls itself. */
  userAgent: string
  /** Where the caller reaches this server. @throws AppError if that is not known. */
  origin: () => string
}

type AnyRequest = Omit<Request<z.ZodType, Access>, 'user'> & { user: Caller | null }

/**
 * Serves one endpoint: decides who may call it, parses the input, and lets out only what the output declares.
 * A path answers with and without its trailing slash.
 */
export function route<I extends z.ZodType, O extends z.ZodType, Who extends Access>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: Endpoint<I, O, Who>,
  handler: (request: Request<I, Who>) => Promise<z.input<O> | Sealed<z.output<O>> | Download>,
) {
  if (!endpoint.access) throw new Error(`${endpoint.path} declares no access`)
  const status = endpoint.status ?? 200
  app.route({
    method: endpoint.method,
    url: addressOf(endpoint),
    ...(endpoint.method !== 'GET' && { bodyLimit: bodyLimitOf(endpoint) }),
    schema: {
      response: {
        ...(!endpoint.media && { [status]: responseSchema(endpoint.output) }),
        default: responseSchema(ErrorBody),
      },
    },
    handler: (request, reply) => speaking(spokenLanguageOf(request), () => serve(request, reply)),
  })

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const bearer = bearerOf(request.headers.authorization)
    const user = await authorize(deps, endpoint.access, bearer)
    const input = parse(endpoint.input, requestInput(request))
    // The conditional type of `user` cannot be narrowed here; authorize() has just established it.
    const origin = () => originFor(request, deps.config)
    const output = await (handler as (r: AnyRequest) => Promise<unknown>)({
      input,
      user,
      bearer,
      ip: request.ip,
      userAgent: String(request.headers['user-agent'] ?? ''),
      origin,
    })
    reply.code(status)
    if (output instanceof Download) return sendDownload(reply, output)
    if (!(output instanceof Sealed)) return output
    if (output.fingerprint !== fingerprintOf(endpoint.output))
      throw new Error(`${endpoint.path} was given the output of another schema`)
    return reply
      .type('application/json; charset=utf-8')
      .send(Buffer.from(output.json.buffer, output.json.byteOffset, output.json.byteLength))
  }
}

/** A file that is written while it is sent. */
export class Download {
  readonly media: NonNullable<Endpoint['media']>
  readonly fileName: string
  readonly bytes: AsyncIterable<Uint8Array>
  /** Called when it is sent or no longer wanted; a second time changes nothing. */
  readonly ended: () => void
  constructor({ media, fileName, bytes, ended }: Pick<Download, 'media' | 'fileName' | 'bytes' | 'ended'>) {
    this.media = media
    this.fileName = fileName
    this.bytes = bytes
    this.ended = ended
  }
}

/** So long it may take: who reads no further holds up nobody else. */
const DOWNLOAD_MAX_MS = 10 * 60_000

function sendDownload(reply: FastifyReply, { media, fileName, bytes, ended }: Download) {
  const stream = Readable.from(bytes, { objectMode: false })
  const late = setTimeout(() => stream.destroy(new Error(`${fileName} was not read in time.`)), DOWNLOAD_MAX_MS)
  late.unref()
  const end = () => {
    clearTimeout(late)
    ended()
  }
  // The one before the last byte leaves, the other where nobody wants it any longer.
  stream.once('end', end).once('close', end)
  return reply.type(media).header('content-disposition', `attachment; filename="${fileName}"`).send(stream)
}

/** Serves one socket event: the session is looked up again each time, so that a sign-out acts at once. */
export function on<I extends z.ZodType, A extends z.ZodType>(
  socket: Socket,
  deps: Deps,
  event: ClientEvent<I, A>,
  handler: (request: { input: z.output<I>; user: Caller }) => Promise<z.input<A>>,
  onError: (error: ErrorReply) => void,
) {
  const language = spokenLanguageOf(socket.handshake)
  socket.on(event.event, (payload: unknown, ack: unknown) => speaking(language, () => serve(payload, ack)))

  async function serve(payload: unknown, ack: unknown) {
    const answer = (body: unknown) => typeof ack === 'function' && ack(body)
    try {
      const user = requireAccess(event.access, await deps.identity.recheck(socket.data.user as Caller))
      const input = parse(event.input, payload ?? {})
      answer(event.ack.parse(await handler({ input, user })))
    } catch (error) {
      const body = errorBody(deps, error, language)
      answer({ error: body })
      onError(body)
    }
  }
}

export type ErrorReply = { code: ErrorCode; message: string }

export function errorHandler(app: FastifyInstance, deps: Deps) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const body = errorBody(deps, error, spokenLanguageOf(request))
    const retryAfter = error instanceof AppError ? error.retryAfter : body.code === 'unavailable' && RETRY_AFTER_S
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    return reply.code(errorStatus[body.code]).send(body)
  })
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const { http } = wordsIn(spokenLanguageOf(request))
  return reply.code(404).send({ code: 'not_found', message: http.noSuchCall } satisfies ErrorReply)
}

/** For what Fastify refuses before a route is found. */
export function sendBadAddress(request: FastifyRequest, reply: FastifyReply) {
  const { http } = wordsIn(spokenLanguageOf(request))
  return reply.code(400).send({ code: 'invalid_request', message: http.addressNotValid } satisfies ErrorReply)
}

/** Any thrown thing as what a client is told of it; what is not meant for clients is logged and hidden. */
function errorBody(deps: Pick<Deps, 'log' | 'config'>, error: unknown, language: Language): ErrorReply {
  if (error instanceof AppError) return { code: error.code, message: error.in(language) }
  const { http } = wordsIn(language)
  if (isStorageFull(error)) return { code: 'storage_full', message: storageFull(deps.config, http) }
  const status = (error as FastifyError).statusCode
  if (status === 413) return { code: 'too_large', message: http.tooLarge }
  if (status === 415) return { code: 'unsupported_media_type', message: http.notSentAsJson }
  if (status === 400) return { code: 'invalid_request', message: http.notJson }
  deps.log.error(error)
  if (isOutage(error)) return { code: 'unavailable', message: http.serversDown }
  return { code: 'internal', message: http.unexpected }
}

const storageFull = ({ storageBytes }: Deps['config'], http: ServerWords['http']) =>
  http.storageFull(Math.round(storageBytes / 1_000_000))

async function authorize(deps: Deps, access: Access, token: string | undefined) {
  if (access === 'public') return null
  return requireAccess(access, token ? await deps.identity.verify(token) : undefined)
}

function requireAccess(access: Access, user: Caller | undefined) {
  if (!user) throw new AppError('unauthenticated', (words) => words.http.notAuthenticated)
  if (access === 'admin' && user.role !== 'admin') throw new AppError('forbidden', (words) => words.http.adminsOnly)
  return user
}

function bearerOf(header: string | undefined) {
  return header?.match(/^Bearer ([\w.~+/%=-]+)$/i)?.[1]
}

function requestInput({ params, query, body }: FastifyRequest) {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw new AppError('invalid_request', (words) => words.http.bodyNotObject)
  }
  return { ...(query as object), ...(body as object | null), ...(params as object) }
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  refuseHostile(value)
  return inLanguage(spokenLanguage(), () => {
    const parsed = schema.safeParse(value, { error: inputWords })
    if (parsed.success) return parsed.data
    // Zod words its complaints when they are first looked at.
    const complaint = parsed.error.issues[0]?.message
    throw new AppError('invalid_request', (words) => complaint ?? words.http.notValid)
  })
}

/**
 * Looks at a whole input before any schema does. PostgreSQL cannot keep a null character, and no text needs one;
 * endless nesting would overflow the stack of whatever walks through it.
 */
function refuseHostile(value: unknown, depth = 0) {
  if (typeof value === 'string' && value.includes('\0'))
    throw new AppError('invalid_request', (words) => words.http.nullCharacter)
  if (typeof value !== 'object' || value === null) return
  if (depth === DEEPEST_INPUT) throw new AppError('invalid_request', (words) => words.http.nestedTooDeep)
  for (const one of Object.values(value)) refuseHostile(one, depth + 1)
}
