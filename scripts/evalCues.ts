import { cuesOf, type Share } from '../eval/library/cues.ts'
import { questionsNow } from '../eval/library/read.ts'

/** Prints cues by which people could guess the keys of the library's questions: `node scripts/evalCues.ts`. */
const { longest, shortest, isFalse, positions } = cuesOf(await questionsNow())
const percent = (share: number) => `${(100 * share).toFixed(1)}%`
const line = (what: string, { count, of, expected, low, high, p }: Share) =>
  `${what}: ${percent(count / of)} of ${of} (95% ${percent(low)} to ${percent(high)}), chance ${percent(expected / of)}, p = ${p.toFixed(4)}`
console.log(line('Single choice, the key is the longest option', longest))
console.log(line('Single choice, the key is the shortest option', shortest))
console.log(line('True or false, the claim is false', isFalse))
console.log(
  `Places of the key among 4: ${positions.counts.join(', ')}, chi-square ${positions.chi2.toFixed(2)}, p = ${positions.p.toFixed(4)}`,
)
