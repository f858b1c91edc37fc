import type { z } from 'zod'
import { endpoints } from '#contract/api.ts'
import { addressOf, type Endpoint } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/errors.ts'
import { BYTES } from './bytes.ts'
import { publicSchema } from './jsonSchema.ts'

/** OpenAPI 3.1, generated from the contract. */
export function openApi() {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = addressOf(endpoint).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lyceum', version: '1', description: 'Errors are {code, message}. Lists are newest first.' },
    paths,
    components: {
      schemas: { Error: publicSchema(ErrorBody) },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operation(name: string, endpoint: Endpoint) {
  const { properties = {}, required = [] } = together(publicSchema(endpoint.input))
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? '')
  const rest = Object.entries(properties).filter(([property]) => !inPath.includes(property))
  const inQuery = endpoint.method === 'GET' || endpoint.body === 'bytes' ? rest.map(([property]) => property) : []
  const parameter = (where: 'path' | 'query') => (parameterName: string) => ({
    name: parameterName,
    in: where,
    required: where === 'path' || required.includes(parameterName),
    schema: properties[parameterName] ?? {},
  })
  return {
    operationId: name,
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ idToken: [] }],
    parameters: [...inPath.map(parameter('path')), ...inQuery.map(parameter('query'))],
    ...(endpoint.method === 'POST' && {
      requestBody:
        endpoint.body === 'bytes'
          ? { content: { [BYTES]: { schema: { type: 'string', format: 'binary' } } } }
          : jsonBody({ type: 'object', properties: Object.fromEntries(rest), required }),
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        ...(endpoint.media
          ? { content: { [endpoint.media]: { schema: { type: 'string', format: 'binary' } } } }
          : jsonBody(publicSchema(endpoint.output as z.ZodType))),
      },
      default: { description: 'Refused or failed', ...jsonBody({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

type Fields = { properties?: Record<string, object>; required?: string[] }

/** Merges the variants of a union input into one object schema that has every field with all its possible types. */
function together(schema: Fields & { oneOf?: Fields[] }): Fields {
  const { oneOf } = schema
  if (!oneOf) return schema
  const names = [...new Set(oneOf.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const formsOf = (name: string) => [
    ...new Map(
      oneOf.flatMap(({ properties = {} }) => properties[name] ?? []).map((one) => [JSON.stringify(one), one]),
    ).values(),
  ]
  return {
    properties: Object.fromEntries(
      names.map((name) => {
        const forms = formsOf(name)
        return [name, forms.length === 1 ? (forms[0] ?? {}) : { anyOf: forms }]
      }),
    ),
    required: names.filter((name) => oneOf.every(({ required = [] }) => required.includes(name))),
  }
}

const jsonBody = (schema: object) => ({ content: { 'application/json': { schema } } })
