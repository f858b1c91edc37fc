import { type Unzipped, unzipSync } from 'fflate'
import { refuse } from './refuse.ts'

/** The text of the longest books has 20 MB as XML. Pictures and fonts aren't unpacked. */
const MAX_UNPACKED_BYTES = 80 * 2 ** 20
const MAX_ENTRIES = 10_000

/**
 * Unpacks the entries of a zip archive that are wanted. fflate never makes more of an entry than its header declares,
 * so adding up what is declared is enough to keep a zip bomb out, even one that lies.
 */
export function unpack(bytes: Uint8Array, wants: (name: string) => boolean): Unzipped {
  let entries = 0
  let unpacked = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (++entries > MAX_ENTRIES) refuse('too_complex')
    if (!wants(name)) return false
    unpacked += originalSize
    if (unpacked > MAX_UNPACKED_BYTES) refuse('too_complex')
    return true
  }
  return unzipSync(bytes, { filter })
}
