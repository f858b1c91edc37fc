import * as auth from './auth.ts'
import * as catalog from './catalog.ts'
import type { Endpoint } from './endpoint.ts'
import * as quizzes from './quizzes.ts'
import * as site from './site.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every endpoint by its name: what OpenAPI lists and the server must implement. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [auth, catalog, quizzes, site].flatMap((part) => Object.entries(part).filter(([, value]) => isEndpoint(value))),
) as Record<string, Endpoint>
