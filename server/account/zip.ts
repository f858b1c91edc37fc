import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

/** A file as its name and its text, piece by piece. */
export type ZipEntry = { name: string; text: AsyncIterable<string> | Iterable<string> }

const LEVEL = 6
/** So much text is packed at a time; other requests are answered in between. */
const PIECE_LENGTH = 65_536

/** A zip that is made while it is read: no more of it than a piece is in memory. */
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
