/** The length of every vector that is searched in memory, whichever model made it. */
export const DIMENSIONS = 256
const LARGEST = 127

/** As signed bytes, of which the largest uses the whole range: only the direction counts. */
export function quantised(values: ArrayLike<number>): Int8Array {
  let largest = 0
  for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i] ?? 0))
  const bytes = new Int8Array(values.length)
  if (largest === 0) return bytes
  for (let i = 0; i < values.length; i++) bytes[i] = Math.round(((values[i] ?? 0) / largest) * LARGEST)
  return bytes
}

/**
 * A longer vector in DIMENSIONS, by a count sketch: each number is added to one place, with a sign of its own. Angles
 * stay as they are but for a small error, so that what is near is still found among the nearest.
 */
export function folded(vector: Int8Array): Int8Array {
  if (vector.length <= DIMENSIONS) return vector
  const sums = new Float32Array(DIMENSIONS)
  for (let i = 0; i < vector.length; i++)
    sums[i % DIMENSIONS] = (sums[i % DIMENSIONS] ?? 0) + signOf(i) * (vector[i] ?? 0)
  return quantised(sums)
}

/** A fair coin for each place, the same one every time. */
const signOf = (i: number) => (Math.imul(i + 1, 0x9e3779b1) < 0 ? -1 : 1)

/** The cosine of the angle between two vectors: 1 is the same direction. 0 if one of them says nothing. */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [dot, aa, bb] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0]
    dot += x * y
    aa += x * x
    bb += y * y
  }
  return aa === 0 || bb === 0 ? 0 : dot / Math.sqrt(aa * bb)
}

/** Math.hypot takes ten times as long: it guards against sizes that bytes do not have. */
export function lengthOf(vector: Int8Array): number {
  let sum = 0
  for (let i = 0; i < vector.length; i++) sum += (vector[i] ?? 0) ** 2
  return Math.sqrt(sum)
}

/** What several vectors have in common; null if there are none. */
export function meanOf(vectors: Int8Array[]): Float32Array | null {
  const [first] = vectors
  if (!first) return null
  const mean = new Float32Array(first.length)
  for (const vector of vectors) {
    const length = lengthOf(vector) || 1
    for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (vector[i] ?? 0) / length
  }
  return mean
}

/** The bytes as a database gives them. */
export const signed = ({ buffer, byteOffset, byteLength }: Uint8Array) => new Int8Array(buffer, byteOffset, byteLength)
export const unsigned = ({ buffer, byteOffset, byteLength }: Int8Array) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)
