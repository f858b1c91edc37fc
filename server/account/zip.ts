import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

/** A file in the archive: its name, and its text in pieces. */
export type ZipEntry = { name: string; text: AsyncIterable<string> | Iterable<string> }

const LEVEL = 6
/** Text is compressed in pieces of this length, so that other requests can be handled in between. */
const PIECE_LENGTH = 65_536

/** A zip file that is generated while it is being read, so that only one piece at a time is in memory. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, bytes) => {
    failure ??= error
    made.push(bytes)
  })
  function* take() {
    if (failure) throw failure
    yield* made.splice(0)
  }
  for await (const { name, text } of entries) {
    const file = new ZipDeflate(name, { level: LEVEL })
    zip.add(file)
    let waiting = ''
    for await (const piece of text) {
      waiting += piece
      if (waiting.length < PIECE_LENGTH) continue
      file.push(Buffer.from(waiting))
      waiting = ''
      yield* take()
      await setImmediate()
    }
    file.push(Buffer.from(waiting), true)
    yield* take()
    await setImmediate()
  }
  zip.end()
  yield* take()
}
