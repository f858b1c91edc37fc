import { z } from 'zod'

/** The parts of OpenAPI that the fuzzer reads. */
const Schema = z.record(z.string(), z.unknown())
export type Schema = z.infer<typeof Schema>

/** A body. If it's a file, it has no schema. */
const Body = z.object({ content: z.object({ 'application/json': z.object({ schema: Schema }).optional() }) })
const Answer = z.object({ content: z.record(z.string(), z.object({ schema: Schema })) })
const Operation = z.object({
  operationId: z.string(),
  'x-access': z.enum(['public', 'user', 'owner', 'admin']),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: Schema }),
  ),
  requestBody: Body.optional(),
  responses: z.record(z.string(), Answer),
})
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.object({ Error: Schema }) }),
})

export type Operation = {
  name: string
  access: z.infer<typeof Operation>['x-access']
  method: 'GET' | 'POST'
  path: string
  /** All inputs, from path, query and body. */
  inputs: { name: string; where: 'path' | 'query' | 'body'; required: boolean; schema: Schema }[]
  status: number
  /** The media type of the answer, if it isn't JSON. */
  media: string | undefined
  output: Schema
  error: Schema
}

/** All operations of an OpenAPI document. */
export function readOperations(openApi: unknown): Operation[] {
  const { paths, components } = Document.parse(openApi)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = operation.requestBody?.content['application/json']?.schema
      const required = z.array(z.string()).parse(body?.required ?? [])
      const status = Object.keys(operation.responses).find((key) => key !== 'default') ?? '200'
      return {
        name: operation.operationId,
        access: operation['x-access'],
        method: method === 'get' ? 'GET' : 'POST',
        path,
        inputs: [
          ...operation.parameters.map(({ name, in: where, required, schema }) => ({ name, where, required, schema })),
          ...Object.entries(z.record(z.string(), Schema).parse(body?.properties ?? {})).map(([name, schema]) => ({
            name,
            where: 'body' as const,
            required: required.includes(name),
            schema,
          })),
        ],
        status: Number(status),
        media: Object.keys(operation.responses[status]?.content ?? {}).find((type) => type !== 'application/json'),
        output: operation.responses[status]?.content['application/json']?.schema ?? {},
        error: components.schemas.Error,
      } satisfies Operation
    }),
  )
}
