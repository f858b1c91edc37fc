import type { ReadBlock } from '../document.ts'
import { refuse } from './refuse.ts'

/** If fewer than this share of a source's tokens are words, the source consists of numbers or symbols. */
const WORDS_SHARE = 0.5
const WORD = /\p{L}{2,}/u
/** The first tokens are enough to decide, so later parts of a long source aren't checked. */
const SAMPLE_TOKENS = 50_000

/** Refuses sources without text, and sources that have numbers or symbols instead of words. */
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
