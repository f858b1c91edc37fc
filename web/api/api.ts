import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Access, Endpoint, Subject } from '#contract/endpoint.ts'
import { type ErrorCode, errorStatus, messages } from '#contract/errors.ts'
import * as words from '#words/api.ts'
import { serversDown, unexpected } from '#words/common.ts'
import { UserFacingError } from './failure.ts'

const TIMEOUT_MS = 30_000

/** A failed call, with a message for the learner. Status 0 means that there was no response at all. */
export class CallError extends UserFacingError {
  override name = 'CallError'
  readonly code: ErrorCode | 'no_response'
  readonly status: number
  constructor(code: ErrorCode | 'no_response', status: number, message: string) {
    super(message)
    this.code = code
    this.status = status
  }
}

/**
 * Whether a retry would fail in the same way. Outages, rate limits and ended sessions are temporary, so they don't
 * count.
 */
export const isFinal = (error: unknown): error is CallError =>
  error instanceof CallError && [400, 404, 409, 413, 422].includes(error.status)

/** How calls are made: with fetch and the session in the browser, or within the process on the server. */
export type Transport = {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** A fresh ID token, or null when nobody is signed in. */
  idToken: () => Promise<string | null>
  /** A new ID token after the server refused the old one, or null if the session is over. */
  renew: () => Promise<string | null>
  /** Path and query string of the current page. */
  here: () => string
  navigate: (to: string) => void
  /** Sets the message that tells the reader why they were redirected to the sign-in page. */
  explain?: (message: string) => void
  /** Reports which subjects a call has changed, so that cached queries about them become stale. */
  changed?: (subjects: readonly Subject[]) => void
}

export type CallOptions = {
  signal?: AbortSignal
  /** Session token, sent instead of the ID token by the calls that exchange or end it. */
  bearer?: string
  /** Completes the request even if the page is closed in the meantime. */
  keepalive?: boolean
  /** If false, 401 and 403 are thrown as normal errors instead of causing a redirect. */
  redirects?: boolean
  /** The body of a call whose endpoint takes bytes; the other fields are sent in the query. */
  bytes?: Blob
  /** Time limit in milliseconds, for calls that take longer than most, such as reading a file. */
  timeoutMs?: number
}

type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, Access>
/** Null means that the person lacks permission (403) and is being redirected to /profile. */
type Answer<E extends AnyEndpoint> = E['access'] extends 'public' ? z.output<E['output']> : z.output<E['output']> | null
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  options?: CallOptions,
) => Promise<Answer<E>>

export function createCall(transport: Transport): Call {
  return async (endpoint, input, options = {}) => {
    const guarded = endpoint.access !== 'public'
    const redirects = guarded && options.redirects !== false && endpoint.refusal !== 'shown'
    let token = options.bearer ?? (guarded ? await transport.idToken() : null)
    if (guarded && !token) throw new CallError('unauthenticated', 401, words.notAuthenticated)

    let response = await send(transport, endpoint, input, token, options)
    if (response.status === 401 && guarded) {
      token = await transport.renew()
      if (token) response = await send(transport, endpoint, input, token, options)
    }
    if (response.ok) {
      const answer = await readJson(response, endpoint.failure)
      if (endpoint.changes) transport.changed?.(endpoint.changes)
      return answer as never
    }
    if (response.status === 401 && redirects) {
      transport.explain?.(messages.redirectingToLogin)
      go(transport, '/auth/signin')
      throw new CallError('unauthenticated', 401, words.redirectingToLogin)
    }
    if (response.status === 403 && redirects) {
      go(transport, '/profile')
      return null as never
    }
    throw await failureOf(response, endpoint.failure)
  }
}

let browserCall: Call = () => Promise.reject(new Error('configure() comes first'))
const callOf = new WeakMap<QueryClient, Call>()

/** Sets the transport of the browser's calls. */
export function configure(transport: Transport) {
  browserCall = createCall(transport)
}

/** Sets the call function of one query client, because each page rendered on the server has its own client. */
export function configureQueries(client: QueryClient, call: Call) {
  callOf.set(client, call)
}

/** Calls an endpoint of the contract. Rejects with a CallError whose message can be shown to people. */
export const call: Call = (endpoint, input, options) => browserCall(endpoint, input, options)

type QueryMeta = { personal: boolean; about?: readonly Subject[] | undefined }
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
  }
}

/** Metadata of a cached response: whether it's personal, and which subjects it's about. */
export const keptAs = ({ access, about }: Pick<Endpoint, 'access' | 'about'>): QueryMeta => ({
  personal: access !== 'public',
  about,
})

/** Query filter that matches cached responses about any of the subjects. */
export const about =
  (...subjects: readonly Subject[]) =>
  ({ meta }: Query) =>
    meta?.about?.some((subject) => subjects.includes(subject)) ?? false

/** TanStack Query options for a call, on the server and in the browser. */
export function query<E extends AnyEndpoint>(endpoint: E, input: z.input<E['input']>) {
  return queryOptions({
    queryKey: [endpoint.path, input] as const,
    meta: keptAs(endpoint),
    queryFn: ({ client, signal }) => (callOf.get(client) ?? call)(endpoint, input, { signal }),
  })
}

/** Like `query`, but returns null instead of failing if the thing doesn't exist (404) or its id is malformed (400). */
export function queryOrNull<E extends AnyEndpoint>(endpoint: E, input: z.input<E['input']>) {
  const { queryKey, meta } = query(endpoint, input)
  return queryOptions({
    queryKey,
    meta,
    queryFn: async ({ client, signal }): Promise<Answer<E> | null> => {
      try {
        return await (callOf.get(client) ?? call)(endpoint, input, { signal })
      } catch (error) {
        if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
  })
}

/** Returns `next` if it's a path within this app, otherwise `fallback`. Prevents open redirects. */
export function safeNext(next: string | undefined, fallback = '/') {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\s]/.test(next) || next.startsWith('/auth/')) return fallback
  return next
}

function go(transport: Transport, target: string) {
  const here = transport.here()
  if (here.split(/[?#]/)[0] !== target) transport.navigate(`${target}?next=${encodeURIComponent(here)}`)
}

async function send(
  { fetch }: Transport,
  { method, path, access, outside }: AnyEndpoint,
  input: unknown,
  token: string | null,
  { signal, keepalive, bytes, timeoutMs = TIMEOUT_MS }: CallOptions,
) {
  const rest: Record<string, unknown> = { ...(input as object) }
  let url = `${outside ? '' : '/server'}${path}`.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  const init: RequestInit = {
    method,
    keepalive: !!keepalive,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }
  if (bytes) {
    init.headers = { ...init.headers, 'content-type': 'application/octet-stream' }
    init.body = bytes
    url += queryOf(rest)
  } else if (method === 'POST') {
    init.headers = { ...init.headers, 'content-type': 'application/json' }
    init.body = JSON.stringify(rest)
  } else {
    url += queryOf(rest)
    if (access !== 'public') init.cache = 'no-store'
  }
  const timeout = AbortSignal.timeout(timeoutMs)
  init.signal = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    return await fetch(url, init)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError('no_response', 0, serversDown)
  }
}

function queryOf(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return given.length > 0 ? `?${search}` : ''
}

async function readJson(response: Response, failure: string): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new CallError('internal', response.status, words.failed(failure) + unexpected)
  }
}

async function failureOf(response: Response, failure: string) {
  const body = (await response.json().catch(() => null)) as { code?: unknown; message?: unknown } | null
  const code = typeof body?.code === 'string' && body.code in errorStatus ? (body.code as ErrorCode) : 'internal'
  const message = typeof body?.message === 'string' && body.message ? body.message : unexpected
  return new CallError(code, response.status, words.failed(failure) + message)
}
