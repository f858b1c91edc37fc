import type { z } from 'zod'
import { hashOf } from '../id.ts'
import { responseSchema } from './jsonSchema.ts'
import { lazySerializer } from './serializer.ts'

/**
 * An output that has passed its schema already and is kept as the bytes that are sent, so that reading it again costs
 * neither parsing nor writing nor a change of encoding. A route sends it as it is, after comparing the fingerprint of
 * the schema with its own.
 */
export class Sealed<Output> {
  readonly json: Uint8Array
  readonly fingerprint: string
  /** Never there: it tells the type of what is inside. */
  declare readonly output: Output

  constructor(json: Uint8Array, fingerprint: string) {
    this.json = json
    this.fingerprint = fingerprint
  }
}

const fingerprints = new WeakMap<z.ZodType, string>()

/** Changes with the schema: what was sealed by an older release is made anew. */
export function fingerprintOf(type: z.ZodType) {
  const known = fingerprints.get(type)
  if (known) return known
  const fingerprint = hashOf(JSON.stringify(responseSchema(type)))
  fingerprints.set(type, fingerprint)
  return fingerprint
}

/** Writes a value as its schema declares it; what the schema does not name is dropped. */
export function sealer<T extends z.ZodType>(type: T): (value: z.input<T>) => Sealed<z.output<T>> {
  const write = lazySerializer(responseSchema(type))
  return (value) => new Sealed(Buffer.from(write(value)), fingerprintOf(type))
}
