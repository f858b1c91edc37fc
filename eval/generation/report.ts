import { HIGHEST_GRADE, type Measures } from './measure.ts'

export type Column = {
  name: string
  measures: Measures | null
  /** The outcome of each prompt, by its id. */
  ends: Record<string, string>
  /** The models that were used, or why the column wasn't run. */
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
  ['prompts on library subjects: made', ({ made }) => percent(made.library)],
  ['prompts on other subjects: made', ({ made }) => percent(made.beyond)],
  ['outlines: right first time / repaired / failed', ({ outlines }) => ends(outlines)],
  ['lessons: right first time / repaired / failed', ({ lessons }) => ends(lessons)],
  ['questions: right first time / repaired / dropped', ({ items }) => ends(items)],
  ['different questions', ({ different }) => String(different)],
  ['skills covered by at least one question', ({ outcomeCoverage }) => percent(outcomeCoverage)],
  ['flaws per question (hard and soft)', ({ flawsAnItem }) => fixed(flawsAnItem, 3)],
  ['questions with at most one flaw', ({ atMostOneFlaw }) => percent(atMostOneFlaw)],
  ['key agreement (before repairs)', ({ keyAgreement }) => percent(keyAgreement)],
  [
    'key positions: chi-square (df), p-value',
    ({ keyPositions: { chi2, df, chance } }) => (chance === null ? NONE : `${fixed(chi2)} (${df}), ${fixed(chance)}`),
  ],
  ['questions with a near duplicate in their topic', ({ nearDuplicates }) => percent(nearDuplicates)],
  [
    'reading grade, and lessons that suit their level',
    ({ readability }) =>
      readability
        .map(({ level, grade, within, lessons }) => `${level} ${fixed(grade, 1)}, ${percent(within)} of ${lessons}`)
        .join('; ') || NONE,
  ],
  ['quotes found in the lesson', ({ quotes }) => percent(quotes.held)],
  ['questions with a computed key instead of a quote', ({ quotes }) => String(quotes.computed)],
  ['statements of lessons that the checker agreed with or found supported', ({ support }) => percent(support)],
  [
    'numbers recomputed / places changed because of them',
    ({ numbers }) => `${numbers.recomputed} / ${numbers.changed}`,
  ],
  ['coding problems proven / dropped', ({ problems }) => `${problems.proven} / ${problems.dropped}`],
  ['tokens in / out', ({ tokens }) => `${tokens.input} / ${tokens.output}`],
  ['cost', ({ usd }) => (usd === null ? 'unpriced' : `$${usd.toFixed(4)}`)],
  [
    'median time to outline / first lesson / whole topic',
    ({ ms }) => `${time(ms.outline)} / ${time(ms.firstLesson)} / ${time(ms.whole)}`,
  ],
]

export function markdownOf({ prompts, columns }: Report): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const cell = (column: Column, show: (measures: Measures) => string) =>
    column.measures === null ? 'not run' : show(column.measures)
  return `# How good the topics are

Lyceum has several engines that can make a topic from a prompt, such as the built-in library and language models. To find out how good their topics are, \`npm run eval\` gives each engine the same ${prompts} prompts (\`eval/generation/prompts.ts\`) and measures the quality of what comes back. The command also generates this page, so please don't edit it by hand.

Half of the prompts are about subjects in the built-in library, and the other half go beyond it. One prompt is in German, and one is in Spanish.

By default, the evaluation doesn't call any language models. To include the models named in \`.env\`, run \`npm run eval -- --live\`. Because these calls cost money, the evaluation records the replies and reuses them in later runs.

The table has these columns:

${columns.map(({ name, note }) => `- **${name}**: ${note}`).join('\n')}

${line(['', ...columns.map(({ name }) => name)])}
${line(['---', ...columns.map(() => '---')])}
${ROWS.map(([name, show]) => line([name, ...columns.map((column) => cell(column, show))])).join('\n')}

## How to read the table

- *Flaws* are violations of the item-writing rules in [content.md](content.md). These rules cover only how a question is written, not whether it's correct. The library's questions were written with these rules in mind, so a good result for the library only shows that its authors followed them.
- *Key agreement* applies to questions written by a language model. A second model, the checker, solves each of them twice without seeing the correct answer (the key). The figure is the share of questions for which the checker gives the key both times and doesn't name any other option that could be defended. This doesn't prove that the key is right, because both models can make the same mistake (see [checks.md](checks.md)).
- *Key positions* shows whether the correct option of a single-choice question is equally likely to appear in any position. The *p-value* is the probability of getting positions at least this uneven by chance. If it's below 0.01, something is probably wrong with the shuffling.
- Two questions in the same topic are *near duplicates* if they contain the same numbers and share at least four fifths of their words, not counting the options.
- *Reading grade* is the Flesch–Kincaid grade of a lesson's text, not counting headings, code, formulas and tables. It's based on word and sentence length, so it says nothing about whether the text makes sense. It's calculated only for lessons in English. A lesson suits its level if its grade is at most ${HIGHEST_GRADE.beginner} for beginners, ${HIGHEST_GRADE.intermediate} for intermediate learners and ${HIGHEST_GRADE.advanced} for advanced learners.
- For a replayed model, the *median times* are those of the original run, when the replies were recorded.

For comparison, here are two published results. In one study (arXiv 2505.02850), 75.2 % of the items generated with concept-map grounding met all criteria, compared with about 37 % of those generated by a plain model or with retrieval. In another (BMC Medical Education 2025), 6 % of the items written by GPT-4o contained factual errors, compared with 4 % of those written by people.
`
}
