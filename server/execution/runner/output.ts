import type { Print } from '../guest.ts'

/** What is kept of each stream. */
export const OUTPUT_MAX_BYTES = 65_536

const REGIONS = { stdout: 0, stderr: 1, output: 2 } as const
type Region = keyof typeof REGIONS
const HEAD_BYTES = 4 * Object.keys(REGIONS).length

export type Printed = { stdout: string; stderr: string; output: string }

/** What a run prints, in memory that outlives its thread. */
export class Output {
  readonly buffer: SharedArrayBuffer
  readonly #lengths: Int32Array

  constructor(buffer = new SharedArrayBuffer(HEAD_BYTES + Object.keys(REGIONS).length * OUTPUT_MAX_BYTES)) {
    this.buffer = buffer
    this.#lengths = new Int32Array(buffer, 0, Object.keys(REGIONS).length)
  }

  clear() {
    this.#lengths.fill(0)
  }

  /** Keeps up to `maxBytes` of each stream; what passes that is left out, and told by `false`. */
  printer(maxBytes: number): Print {
    const max = Math.min(maxBytes, OUTPUT_MAX_BYTES)
    return (stream, bytes) => {
      this.#append('output', bytes, max)
      return this.#append(stream === 1 ? 'stdout' : 'stderr', bytes, max)
    }
  }

  texts(): Printed {
    return { stdout: this.#text('stdout'), stderr: this.#text('stderr'), output: this.#text('output') }
  }

  #append(region: Region, bytes: Uint8Array, max: number) {
    const at = REGIONS[region]
    const used = Atomics.load(this.#lengths, at)
    const kept = bytes.subarray(0, Math.max(0, max - used))
    new Uint8Array(this.buffer, HEAD_BYTES + at * OUTPUT_MAX_BYTES + used, kept.length).set(kept)
    Atomics.store(this.#lengths, at, used + kept.length)
    return kept.length === bytes.length
  }

  #text(region: Region) {
    const at = REGIONS[region]
    const length = Atomics.load(this.#lengths, at)
    // A copy: shared memory cannot be decoded. As a stream, so that a letter cut in two at the end is left out.
    const bytes = new Uint8Array(this.buffer, HEAD_BYTES + at * OUTPUT_MAX_BYTES, length).slice()
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true })
    // PostgreSQL keeps no null characters.
    return text.replaceAll('\0', '\u{fffd}')
  }
}
