import { z } from 'zod'

type JsonSchema = { [key: string]: unknown }

/** The schema of what is sent, as JSON Schema for OpenAPI. */
export function publicSchema(type: z.ZodType): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(type, { io: 'input', target: 'draft-2020-12' }) as JsonSchema
  return schema
}

/**
 * The same for the serializer, which drops whatever the schema does not name.
 * @throws if the schema is open, since then an answer key could pass.
 */
export function responseSchema(type: z.ZodType): JsonSchema {
  const known = responseSchemas.get(type)
  if (known) return known
  const { $schema, ...schema } = z.toJSONSchema(type, { io: 'input', target: 'draft-7' }) as JsonSchema
  const made = flattenNullable(schema) as JsonSchema
  responseSchemas.set(type, made)
  return made
}

/** The form of errors is every route's, and some outputs are several routes'. */
const responseSchemas = new WeakMap<z.ZodType, JsonSchema>()

/** `anyOf [T, null]` becomes `nullable T`: the serializer is several times faster on it. */
function flattenNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(flattenNullable)
  if (typeof node !== 'object' || node === null) return node
  const schema = node as JsonSchema
  refuseOpen(schema)
  const options = schema.anyOf
  if (Array.isArray(options) && options.length === 2) {
    const other = options.find((o) => (o as JsonSchema).type !== 'null') as JsonSchema | undefined
    const hasNull = options.some((o) => (o as JsonSchema).type === 'null')
    if (hasNull && other?.type) return { ...(flattenNullable(other) as JsonSchema), nullable: true }
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(value as JsonSchema).map(([name, property]) => [name, flattenNullable(property)]),
          )
        : ['items', 'anyOf', 'oneOf', 'allOf'].includes(key)
          ? flattenNullable(value)
          : value,
    ]),
  )
}

function refuseOpen(schema: JsonSchema) {
  const openRecord =
    schema.type === 'object' && schema.additionalProperties !== undefined && schema.additionalProperties !== false
  const shapeless = Object.keys(schema).length === 0
  if (openRecord || shapeless) throw new Error(`An output may not be open: ${JSON.stringify(schema)}`)
}
