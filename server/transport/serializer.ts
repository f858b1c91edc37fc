import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Writes values as a JSON Schema declares them. Made with the first value: a server has some 200 schemas, of which few
 * are used soon, and what makes serializers of them is large.
 */
export function lazySerializer(schema: object): (value: unknown) => string {
  let write: ((value: unknown) => string) | undefined
  return (value) => {
    write ??= (require('fast-json-stringify') as typeof import('fast-json-stringify').default)(schema)
    return write(value)
  }
}
