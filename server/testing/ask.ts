import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { CallOptions } from './app.ts'

type Answer = { status: number; body: unknown; text: string }
type Call = (method: 'GET' | 'POST', path: string, options?: CallOptions) => Promise<Answer>

/**
 * Calls an endpoint by its definition and gives what it answers, which has to fit its schema. It comes as it was sent, so
 * that a test sees what should not be there. Whoever sends what is refused, or looks at the status, uses `call`.
 */
export async function ask<E extends Endpoint>(
  call: Call,
  { method, path, outside, output }: E,
  input: z.input<E['input']>,
  { as }: { as?: { token: string } } = {},
): Promise<z.output<E['output']>> {
  const rest: Record<string, unknown> = { ...(input as object) }
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  const query = method === 'GET' && given.length > 0 ? `?${search}` : ''
  const { status, body, text } = await call(method, address + query, {
    outside,
    ...(as && { as }),
    ...(method === 'POST' && { body: rest }),
  })
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
  output.parse(body)
  return body as z.output<E['output']>
}
