import type { ReadBlock } from '../document.ts'
import { refuse } from './refuse.ts'

/** Below this share of words among all words and numbers, a source is a table of numbers. */
const WORDS_SHARE = 0.5
const WORD = /\p{L}{2,}/u
/** Enough to tell; the rest of a long source isn't looked at. */
const SAMPLE_TOKENS = 50_000

/** Refuses what has no text, and what has numbers or symbols instead of words. */
export function requireProse(blocks: readonly ReadBlock[]) {
  const tokens = blocks
    .values()
    .flatMap(({ text }) => text.matchAll(/\S+/g))
    .take(SAMPLE_TOKENS)
    .map(([token]) => WORD.test(token))
    .toArray()
  if (tokens.length === 0) return refuse('empty')
  const isCjk = blocks.some(({ text }) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{4}/u.test(text))
  if (!isCjk && tokens.filter(Boolean).length < tokens.length * WORDS_SHARE) refuse('not_prose')
}
