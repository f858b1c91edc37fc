import { isTelling, stemOf, wordsOf } from '../search/words.ts'
import { DIMENSIONS, quantised } from './vectors.ts'

/** Goes up with every change to what is made of a text: the vectors are then made anew. */
export const LEXICAL = 'local:1'

export type Part = { text: string; weight: number }

/** What the parts of a word say together, against what the whole word says: enough to find it with a slip of the pen. */
const PARTS = 1.4
const PART_LENGTH = 3

/**
 * What a text is about, without a language model: its words and their parts of three letters, each hashed to a place
 * with a sign (the hashing trick, Weinberger et al. 2009). Texts that share words are near, even if they spell them
 * differently. Repetition counts by its square root, and a text of nothing but small words is all zeros.
 */
export function lexicalVector(parts: Part[]): Int8Array {
  const weights = new Map<string, number>()
  for (const { text, weight } of parts) {
    for (const { word } of wordsOf(text)) {
      // Weights add up as squares: twice the same word is 1.4 times as much.
      if (isTelling(word)) weights.set(word, (weights.get(word) ?? 0) + weight * weight)
    }
  }
  const sums = new Float64Array(DIMENSIONS)
  for (const [word, squared] of weights) {
    const weight = Math.sqrt(squared)
    add(sums, stemOf(word), weight)
    const pieces = piecesOf(word)
    for (const piece of pieces) add(sums, `~${piece}`, (weight * PARTS) / Math.sqrt(pieces.length))
  }
  return quantised(sums)
}

function piecesOf(word: string): string[] {
  const letters = [...`^${word}$`]
  if (letters.length <= PART_LENGTH) return [letters.join('')]
  return letters.slice(0, 1 - PART_LENGTH).map((_, i) => letters.slice(i, i + PART_LENGTH).join(''))
}

function add(sums: Float64Array, feature: string, weight: number) {
  const hash = hashOf(feature)
  const place = hash % DIMENSIONS
  sums[place] = (sums[place] ?? 0) + (hash & 0x80000000 ? -weight : weight)
}

/** FNV-1a, with its bits mixed once more: neighbouring words must not share places. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
