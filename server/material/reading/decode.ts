/** Ligatures, which only affect how a text looks, and the letters they represent. */
const DRAWN: Record<string, string> = {
  ...{ ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st', Ĳ: 'IJ', ĳ: 'ij' },
}
const LIGATURE = /[ﬀ-ﬆĲĳ]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: These are what has to go.
const UNSEEN = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff\ufffe\uffff]/g

/**
 * Decodes text. Tries the byte order mark, the declared encoding and UTF-8. If none fits, the text is decoded as
 * windows-1252, which accepts any bytes.
 */
export function decode(bytes: Uint8Array, declared?: string | null): string {
  const mark = encodingByMark(bytes)
  if (mark) return new TextDecoder(mark).decode(bytes)
  for (const encoding of [declared, 'utf-8']) {
    const text = encoding ? tryDecode(bytes, encoding) : undefined
    if (text !== undefined) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

function encodingByMark([first, second, third]: Uint8Array) {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function tryDecode(bytes: Uint8Array, encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // The text isn't in this encoding, or TextDecoder doesn't know the encoding.
    return undefined
  }
}

/** Replaces ligatures with letters, composes accents, removes invisible characters and unifies line breaks. */
export const normalised = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029\f]/g, '\n')
    .replace(LIGATURE, (drawn) => DRAWN[drawn] ?? drawn)
    .replace(UNSEEN, '')
    .normalize('NFC')

/** A text on one line, with single spaces. */
export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
