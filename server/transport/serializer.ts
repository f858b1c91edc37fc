import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Serializes values by a JSON Schema. The serializer is compiled when it is first used, because only a few of the
 * server's 200 schemas are needed soon, and the compiler is a large module.
 */
export function lazySerializer(schema: object): (value: unknown) => string {
  let write: ((value: unknown) => string) | undefined
  return (value) => {
    write ??= (require('fast-json-stringify') as typeof import('fast-json-stringify').default)(schema)
    return write(value)
  }
}
