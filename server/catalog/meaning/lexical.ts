import { isTelling, stemOf, wordsOf } from '../search/words.ts'
import { DIMENSIONS, quantised } from './vectors.ts'

/** Increment with every change to how vectors are computed, so that all of them are recomputed. */
export const LEXICAL = 'local:1'

export type Part = { text: string; weight: number }

/** Total weight of a word's pieces relative to the whole word, enough to find it despite a typing error. */
const PARTS = 1.4
const PART_LENGTH = 3

/**
 * The vector of a text, computed without a language model: its words and their pieces of three letters are each hashed
 * to a dimension with a sign (the hashing trick, Weinberger et al. 2009). Texts that share words are near each other,
 * even with different spellings. Repetition counts by its square root, and a text of only stop words is all zeros.
 */
export function lexicalVector(parts: Part[]): Int8Array {
  const weights = new Map<string, number>()
  for (const { text, weight } of parts) {
    for (const { word } of wordsOf(text)) {
      // Weights add up as squares, so that a repeated word counts 1.4 times as much.
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

/** FNV-1a with a final mixing of its bits, so that similar words don't share dimensions. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
