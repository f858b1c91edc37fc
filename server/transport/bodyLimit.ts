import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

/** The minimum body limit of all endpoints, however small their input schemas are. */
const LEAST_BYTES = 64 * 1024
/** An escaped character in JSON, such as \u0001, takes six bytes. */
const CHARACTER_BYTES = 6
const NUMBER_BYTES = 25
/**
 * The assumed length of strings without `maxLength`. These are ids and names, whose length is limited by a pattern or
 * by the feature that uses them.
 */
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
 * The body limit of an endpoint in bytes. It is the size of the longest input that the schema allows, so that the
 * transport never refuses an input that the contract accepts. Endpoints define `bodyMaxBytes` if their input has
 * unbounded parts, or if the whole input has a lower limit than the sum of its parts.
 */
export function bodyLimitOf({ input, bodyMaxBytes }: Pick<Endpoint, 'input' | 'bodyMaxBytes'>) {
  const longest = bodyMaxBytes ?? longestInput(input)
  // No limit can be derived from an unbounded schema.
  return Number.isFinite(longest) ? Math.max(LEAST_BYTES, longest) : LEAST_BYTES
}

/** A cache, because each test starts a server with the same endpoints. */
const longestInputs = new WeakMap<z.ZodType, number>()

function longestInput(input: z.ZodType): number {
  const known = longestInputs.get(input)
  if (known !== undefined) return known
  const longest = longestJson(z.toJSONSchema(input, { io: 'input' }))
  longestInputs.set(input, longest)
  return longest
}

/** Bytes of the longest JSON that the schema allows, without white space; infinite if the schema is unbounded. */
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
