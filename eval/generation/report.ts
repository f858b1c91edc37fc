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
  ['made of those on subjects of the library', ({ made }) => percent(made.library)],
  ['made of those beyond it', ({ made }) => percent(made.beyond)],
  ['outlines at first try / repaired / failed', ({ outlines }) => ends(outlines)],
  ['lessons at first try / repaired / failed', ({ lessons }) => ends(lessons)],
  ['questions at first try / repaired / dropped', ({ items }) => ends(items)],
  ['different questions', ({ different }) => String(different)],
  ['outcomes that a question asks for', ({ outcomeCoverage }) => percent(outcomeCoverage)],
  ['flaws a question (hard and soft)', ({ flawsAnItem }) => fixed(flawsAnItem, 3)],
  ['questions with at most one flaw', ({ atMostOneFlaw }) => percent(atMostOneFlaw)],
  ['key agreement (solved blind twice, before repair)', ({ keyAgreement }) => percent(keyAgreement)],
  [
    'key positions: chi-square (df), chance',
    ({ keyPositions: { chi2, df, chance } }) => (chance === null ? NONE : `${fixed(chi2)} (${df}), ${fixed(chance)}`),
  ],
  ['stems with a near duplicate in their topic', ({ nearDuplicates }) => percent(nearDuplicates)],
  [
    'reading grade, and lessons within that of their level',
    ({ readability }) =>
      readability
        .map(({ level, grade, within, lessons }) => `${level} ${fixed(grade, 1)}, ${percent(within)} of ${lessons}`)
        .join('; ') || NONE,
  ],
  ['quotes that stand in the lesson', ({ quotes }) => percent(quotes.held)],
  ['questions with a computed key, and no quote', ({ quotes }) => String(quotes.computed)],
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

Made by \`npm run eval\`; not written by hand. ${prompts} prompts, always alike (\`eval/generation/prompts.ts\`): half on subjects of the built-in library, half beyond it, one in German and one in Spanish. Each engine makes of each prompt what it can; code measures what comes out. \`npm run eval -- --live\` asks the models of \`.env\`, which costs money, and records what they answer; later runs play the recordings again without a call.

${columns.map(({ name, note }) => `- **${name}**: ${note}`).join('\n')}

${line(['', ...columns.map(({ name }) => name)])}
${line(['---', ...columns.map(() => '---')])}
${ROWS.map(([name, show]) => line([name, ...columns.map((column) => cell(column, show))])).join('\n')}

## How to read it

- *Flaws* are those of the item-writing rules (docs/content.md), which see form and not truth. The library's questions were written against these very rules, so that their figure says that the rules hold and not more.
- *Key agreement* is how often the checker model, which doesn't see the key, answered as the key says in both solvings. It is no measure of truth: two models can be wrong together (docs/checks.md).
- *Chance* of the key positions: how often keys that stand in each place alike would come out at least as uneven. Below 0.01 there is something wrong with the shuffling.
- *Reading grade* is Flesch–Kincaid of the running text, English lessons only; it counts syllables and words and knows nothing of sense. Within its level: at most ${HIGHEST_GRADE.beginner} for beginners, ${HIGHEST_GRADE.intermediate} for intermediate, ${HIGHEST_GRADE.advanced} for advanced.
- *A near duplicate* shares four fifths of its words with another stem of its topic, numbers alike.
- Times of a replay are those of its recording.

For comparison, as published: 75.2 % of items met all criteria with concept-map grounding, about 37 % for a plain model or retrieval (arXiv 2505.02850); items of GPT-4o had 6 % factual errors, those of people 4 % (BMC Medical Education 2025).
`
}
