import { parseDocument } from 'yaml'
import { z } from 'zod'
import type { EmbeddedLanguage } from '#contract/compilations.ts'
import { Difficulty, Slug } from '#contract/problems.ts'
import { WrittenProblem } from '#contract/writtenProblems.ts'
import type { ProblemFile } from './files.ts'
import { type Finding, reportOn } from './finding.ts'
import { words } from './yaml.ts'

const Text = z.string().trim().min(1)
const FunctionName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,59}$/, 'Must be the name of a function.')

const Test = z.strictObject({
  name: Text.max(120),
  hidden: z.boolean().default(false),
  arguments: z.array(z.json()).optional(),
  setup: Text.optional(),
  expected: z.json(),
})

const FrontMatter = z.strictObject({
  title: Text.min(3).max(60),
  difficulty: Difficulty,
  skills: z.array(Slug).min(1).max(3),
  functions: z
    .strictObject({ python: FunctionName, javascript: FunctionName, typescript: FunctionName })
    .partial()
    .optional(),
  ordered: z.boolean().default(false),
  setup: Text.optional(),
  hints: z.array(Text).min(2).max(4),
  tests: z.array(Test),
})

const LANGUAGES: Record<string, EmbeddedLanguage> = { py: 'python', js: 'javascript', ts: 'typescript', sql: 'sql' }

/** A problem's folder, parsed. `problem` is null if it isn't a valid problem; `findings` say why. */
export type ParsedProblem = { file: ProblemFile; problem: WrittenProblem | null; findings: Finding[] }

export function parseProblem(file: ProblemFile): ParsedProblem {
  const report = reportOn(file.path)
  const broken = { file, problem: null, findings: report.findings }
  const [whole, yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(file.text) ?? []
  if (whole === undefined) {
    report.fail('front-matter', 'The file must start with YAML between two lines of ---.')
    return broken
  }
  const document = parseDocument(yaml, { schema: 'core', prettyErrors: true })
  const front = FrontMatter.safeParse(document.errors[0] ? undefined : document.toJS())
  if (!front.success) {
    report.fail('front-matter', document.errors[0]?.message.split('\n')[0] ?? words(front.error))
    return broken
  }
  const { title, difficulty, skills, functions, ordered, setup, hints, tests } = front.data
  const form = functions === undefined ? 'query' : 'function'
  for (const test of tests) {
    if (form === 'function' && (test.arguments === undefined || test.setup !== undefined))
      report.fail('tests', `“${test.name}” of a function has arguments, and no setup.`)
    if (form === 'query' && test.arguments !== undefined)
      report.fail('tests', `“${test.name}” of a query has a setup, and no arguments.`)
  }

  const programs = file.programs.flatMap(({ name, text }) => {
    const [, stem = '', extension = ''] = /^(.*)\.(\w+)$/.exec(name) ?? []
    const language = Object.hasOwn(LANGUAGES, extension) ? LANGUAGES[extension] : undefined
    if (language) return { stem, language, code: text }
    report.fail('programs', `${name} is in no language that is known.`)
    return []
  })
  const named = (stem: string) =>
    programs.filter((program) => program.stem === stem).map(({ language, code }) => ({ language, code }))
  const written = WrittenProblem.safeParse({
    slug: file.slug,
    title,
    difficulty,
    statement: file.text.slice(whole.length).trim(),
    form,
    functions: Object.entries(functions ?? {}).map(([language, name]) => ({ language, name })),
    ordered: form === 'query' && ordered,
    skillIds: skills,
    starters: named('starter'),
    references: named('solution'),
    wrongs: programs.flatMap(({ stem, language, code }) =>
      stem.startsWith('wrong/') ? { name: stem.slice('wrong/'.length), language, code } : [],
    ),
    tests: tests.map((test) => ({
      name: test.name,
      hidden: test.hidden,
      argumentsJson: test.arguments === undefined ? null : JSON.stringify(test.arguments),
      setup: form === 'query' ? [setup, test.setup].filter(Boolean).join('\n') : null,
      expected: JSON.stringify(test.expected),
    })),
    hints,
  })
  if (!written.success) report.fail('problem', words(written.error))
  return report.findings.length > 0 ? broken : { file, problem: written.data ?? null, findings: [] }
}
