import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

export type InputOf<E extends Endpoint> = z.input<E['input']>

/**
 * Turns an endpoint and its input into method, path and body. There is no body for a GET, and for an upload, because
 * the caller adds the file itself.
 */
export function requestOf<E extends Endpoint>({ method, path, outside, body }: E, input: InputOf<E>) {
  const rest: Record<string, unknown> = { ...(input as object) }
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  if (method === 'POST' && !body) return { method, path: address, body: rest, outside }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
  return { method, path: given.length > 0 ? `${address}?${search}` : address, outside }
}

type Request = ReturnType<typeof requestOf>
type As = { as?: { token: string } | undefined }
export type CallOptions = As & {
  body?: unknown
  headers?: Record<string, string>
  outside?: boolean | undefined
}
/** Makes an HTTP call. Returns the status, and the body both parsed and as text. */
export type Call = (
  method: 'GET' | 'POST',
  path: string,
  options?: CallOptions,
) => Promise<{ status: number; body: unknown; text: string }>

/** Returns a function that calls an app without a network. Paths are below /server, unless `outside` is set. */
export function callsOf(app: FastifyInstance) {
  return async (method: 'GET' | 'POST', path: string, { as, body, headers, outside }: CallOptions = {}) => {
    const response = await app.inject({
      method,
      url: outside ? path : `/server${path}`,
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    return {
      status: response.statusCode,
      body: response.body ? response.json() : null,
      text: response.body,
      headers: response.headers,
    }
  }
}

/**
 * Calls an endpoint. Throws unless the call succeeds and the response matches its schema. Returns the response
 * unparsed, so that tests can detect fields that it shouldn't have.
 */
export async function ask<E extends Endpoint>(
  call: Call,
  endpoint: E,
  input: InputOf<E>,
  options: As = {},
): Promise<z.output<E['output']>> {
  const { method, path, ...rest }: Request = requestOf(endpoint, input)
  const { status, body, text } = await call(method, path, { ...options, ...rest })
  if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${text}`)
  endpoint.output.parse(body)
  return body as z.output<E['output']>
}
