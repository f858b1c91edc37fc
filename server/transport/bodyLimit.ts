import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

/** What every call may send, however little its input promises. */
const LEAST_BYTES = 64 * 1024
/** In JSON a character takes six bytes where it has to be escaped. */
const CHARACTER_BYTES = 6
const NUMBER_BYTES = 25
/** For a string whose schema has no length: an id or a name, which its pattern or its service bounds. */
const NAME_LENGTH = 200

const Schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
})

/**
 * The body that an endpoint takes: as much as the longest input takes that its schema allows, so that no limit of the
 * transport breaks what the contract promises. `bodyMaxBytes` stands for inputs whose parts have no bound, or one
 * together that is less than the sum of theirs.
 */
export function bodyLimitOf({ input, bodyMaxBytes }: Pick<Endpoint, 'input' | 'bodyMaxBytes'>) {
  const longest = bodyMaxBytes ?? longestJson(z.toJSONSchema(input, { io: 'input' }))
  // What has no bound promises nothing.
  return Number.isFinite(longest) ? Math.max(LEAST_BYTES, longest) : LEAST_BYTES
}

/** Bytes of the longest JSON that the schema allows, without white space; infinite where it has no bound. */
export function longestJson(node: unknown): number {
  const schema = Schema.parse(node)
  if ('const' in schema) return JSON.stringify(schema.const).length
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length))
  const options = schema.anyOf ?? schema.oneOf
  if (options) return Math.max(...options.map(longestJson))
  if (schema.allOf) return Math.max(...schema.allOf.map(longestJson))
  if (Array.isArray(schema.type)) return Math.max(...schema.type.map((type) => longestJson({ ...schema, type })))
  switch (schema.type) {
    case 'string':
      return 2 + (schema.maxLength ?? NAME_LENGTH) * CHARACTER_BYTES
    case 'number':
    case 'integer':
      return NUMBER_BYTES
    case 'boolean':
    case 'null':
      return 5
    case 'array':
      return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (longestJson(schema.items) + 1)
    case 'object':
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [name, property]) => sum + JSON.stringify(name).length + 2 + longestJson(property),
        2,
      )
    default:
      return Number.POSITIVE_INFINITY
  }
}
