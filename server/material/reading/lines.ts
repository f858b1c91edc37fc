/** If a line is longer than this, the lines are always treated as wrapped prose. */
const VERSE_MAX_LENGTH = 70
const VERSE_SHARE = 0.75
/** If lines are longer than this and most of them begin in the middle of a sentence, they're unevenly wrapped prose. */
const SHORT_LENGTH = 40

/**
 * Lines were broken on purpose if more than this share of them had room for the first word of the next line, because
 * wrapping would have moved that word up.
 */
const FITTING_SHARE = 0.3

/**
 * Whether lines end where they do on purpose, as in a poem, an address or a table, rather than because a paragraph was
 * wrapped at a certain width.
 */
export function areMadeLines(given: readonly string[]): boolean {
  const lines = given.map((line) => line.trim()).filter((line) => line !== '')
  if (lines.length < 2) return false
  const width = Math.max(...lines.map((line) => line.length))
  if (
    width > VERSE_MAX_LENGTH ||
    lines.some((line, i) => /\p{Ll}-$/u.test(line) && /^\p{Ll}/u.test(lines[i + 1] ?? ''))
  )
    return false
  const breaks = lines.slice(1).map((line, i) => {
    const before = lines[i] ?? ''
    return { before, line, fits: before.length + 1 + (line.split(' ')[0]?.length ?? 0) <= width }
  })
  const goesOn = breaks.filter(({ line }) => /^\p{Ll}/u.test(line)).length
  if (width > SHORT_LENGTH && goesOn > breaks.length / 2 && /[.!?]["'”’»)]*$/.test(lines.at(-1) ?? '')) return false
  if (lines.length > 2) {
    const capitals = breaks.filter(({ line }) => /^["'“‘«(—–-]*\p{Lu}/u.test(line)).length
    const sentences = breaks.filter(({ before }) => /[.!?]["'”’»)]*$/.test(before)).length
    if (capitals >= breaks.length * VERSE_SHARE && sentences < breaks.length * VERSE_SHARE) return true
  }
  return breaks.filter(({ fits }) => fits).length > breaks.length * FITTING_SHARE
}
