import { HIGHEST_GRADE, type Measures } from './measure.ts'

export type Column = {
  name: string
  measures: Measures | null
  /** How each prompt ended. */
  ends: Record<string, string>
  /** What it ran with, or why it did not run. */
  note: string
}
export type Report = { prompts: number; columns: Column[] }

const NONE = '–'
const percent = (share: number | null) => (share === null ? NONE : `${(100 * share).toFixed(1)} %`)
const fixed = (number: number | null, digits = 2) => (number === null ? NONE : number.toFixed(digits))
const time = (ms: number | null) =>
  ms === null ? NONE : ms < 1_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1_000).toFixed(1)} s`
const ends = ({ first, repaired, failed }: Measures['items']) => `${first} / ${repaired} / ${failed}`

const ROWS: [string, (measures: Measures) => string][] = [
  ['prompts: made', ({ prompts }) => String(prompts.made)],
  [
    'prompts: not covered / refused / failed',
    ({ prompts }) => `${prompts['not covered']} / ${prompts.refused} / ${prompts.failed}`,
  ],
  ['prompts: not recorded', ({ prompts }) => String(prompts['not recorded'])],
  ['made, of those on library subjects', ({ made }) => percent(made.library)],
  ['made, of those beyond the library', ({ made }) => percent(made.beyond)],
  ['outlines at first try / repaired / failed', ({ outlines }) => ends(outlines)],
  ['lessons at first try / repaired / failed', ({ lessons }) => ends(lessons)],
  ['questions at first try / repaired / dropped', ({ items }) => ends(items)],
  ['different questions', ({ different }) => String(different)],
  ['outcomes covered by a question', ({ outcomeCoverage }) => percent(outcomeCoverage)],
  ['flaws per question (hard and soft)', ({ flawsAnItem }) => fixed(flawsAnItem, 3)],
  ['questions with at most one flaw', ({ atMostOneFlaw }) => percent(atMostOneFlaw)],
  ['key agreement (solved blind twice, before repair)', ({ keyAgreement }) => percent(keyAgreement)],
  [
    'key positions: chi-square (df), chance',
    ({ keyPositions: { chi2, df, chance } }) => (chance === null ? NONE : `${fixed(chi2)} (${df}), ${fixed(chance)}`),
  ],
  ['stems with a near duplicate in their topic', ({ nearDuplicates }) => percent(nearDuplicates)],
  [
    'reading grade, and lessons within their level',
    ({ readability }) =>
      readability
        .map(({ level, grade, within, lessons }) => `${level} ${fixed(grade, 1)}, ${percent(within)} of ${lessons}`)
        .join('; ') || NONE,
  ],
  ['quotes found in the lesson', ({ quotes }) => percent(quotes.held)],
  ['questions with a computed key and no quote', ({ quotes }) => String(quotes.computed)],
  ['tokens in / out', ({ tokens }) => `${tokens.input} / ${tokens.output}`],
  ['cost', ({ usd }) => (usd === null ? 'unpriced' : `$${usd.toFixed(4)}`)],
  [
    'median time to outline / first lesson / whole',
    ({ ms }) => `${time(ms.outline)} / ${time(ms.firstLesson)} / ${time(ms.whole)}`,
  ],
]

export function markdownOf({ prompts, columns }: Report): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const cell = (column: Column, show: (measures: Measures) => string) =>
    column.measures === null ? 'not run' : show(column.measures)
  return `# How good the topics are

\`npm run eval\` makes this page; it isn't written by hand. There are ${prompts} prompts, always the same ones (\`eval/generation/prompts.ts\`): half on subjects in the built-in library, half beyond it, one in German and one in Spanish. Each engine makes what it can of each prompt, and code measures the result. \`npm run eval -- --live\` asks the models named in \`.env\`, which costs money, and records their answers; later runs replay the recordings without any calls.

${columns.map(({ name, note }) => `- **${name}**: ${note}`).join('\n')}

${line(['', ...columns.map(({ name }) => name)])}
${line(['---', ...columns.map(() => '---')])}
${ROWS.map(([name, show]) => line([name, ...columns.map((column) => cell(column, show))])).join('\n')}

## How to read it

- *Flaws* are what the item-writing rules find (docs/content.md). The rules see form, not truth. The library's questions were written against these very rules, so their figure only shows that the rules hold.
- *Key agreement* is how often the checker model, which doesn't see the key, gave the key's answer both times it solved a question. It doesn't measure truth: two models can be wrong together (docs/checks.md).
- *Chance* of the key positions: how often the positions would be at least this uneven if every place were equally likely. Below 0.01, something is wrong with the shuffling.
- *Reading grade* is the Flesch–Kincaid grade of the running text, for English lessons only. It counts syllables and words and knows nothing about meaning. Within its level means at most ${HIGHEST_GRADE.beginner} for beginners, ${HIGHEST_GRADE.intermediate} for intermediate and ${HIGHEST_GRADE.advanced} for advanced.
- *A near duplicate* shares four fifths of its words with another stem in its topic, and has the same numbers.
- A replay's times are those of its recording.

Published figures for comparison: with concept-map grounding, 75.2 % of items met all criteria, against about 37 % for a plain model or retrieval (arXiv 2505.02850). GPT-4o's items had 6 % factual errors, people's 4 % (BMC Medical Education 2025).
`
}
