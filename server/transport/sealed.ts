import type { z } from 'zod'
import { hashOf } from '../id.ts'
import { responseSchema } from './jsonSchema.ts'
import { lazySerializer } from './serializer.ts'

/**
 * An output that was already checked against its schema and is stored as the bytes of the response, so that it doesn't
 * have to be parsed, serialized or encoded to send it again. A route sends the bytes unchanged if the fingerprint is
 * the one of its own output schema.
 */
export class Sealed<Output> {
  readonly json: Uint8Array
  readonly fingerprint: string
  /** Only exists for the type checker. There is no such property at run time. */
  declare readonly output: Output

  constructor(json: Uint8Array, fingerprint: string) {
    this.json = json
    this.fingerprint = fingerprint
  }
}

const fingerprints = new WeakMap<z.ZodType, string>()

/** Changes with the schema, so that outputs sealed by an older release can be recognised and rebuilt. */
export function fingerprintOf(type: z.ZodType) {
  const known = fingerprints.get(type)
  if (known) return known
  const fingerprint = hashOf(JSON.stringify(responseSchema(type)))
  fingerprints.set(type, fingerprint)
  return fingerprint
}

/** Serializes values by their schema. Properties that aren't in the schema are left out. */
export function sealer<T extends z.ZodType>(type: T): (value: z.input<T>) => Sealed<z.output<T>> {
  const write = lazySerializer(responseSchema(type))
  return (value) => new Sealed(Buffer.from(write(value)), fingerprintOf(type))
}
