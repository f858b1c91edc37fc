/** Reproducible random numbers. */
export type Random = {
  /** In [0, 1). */
  next: () => number
  chance: (probability: number) => boolean
  between: (range: readonly number[]) => number
  /** An integer from 0 to `count` − 1. */
  below: (count: number) => number
  /** The median is 1; `spread` is the standard deviation of the logarithm. */
  lognormal: (spread: number) => number
}

/**
 * The mulberry32 generator, seeded with `parts`. Each stream has different parts, so drawing more numbers from one
 * stream doesn't change the others.
 */
export function seeded(...parts: (string | number)[]): Random {
  let state = hash(parts.join('/'))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // Box–Muller; 1 - next() is never 0.
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return {
    next,
    chance: (probability) => next() < probability,
    between: ([low = 0, high = 1]) => low + (high - low) * next(),
    below: (count) => Math.floor(next() * count),
    lognormal: (spread) => Math.exp(spread * normal()),
  }
}

/** FNV-1a. */
function hash(text: string) {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
