import { z } from 'zod'
import type { WrittenProblem } from '#contract/writtenProblems.ts'
import { say } from '../words.ts'
import { gradesIn } from './grade.ts'
import { statementsOf } from './sql.ts'

type Least = { tests: number; visible: number; hidden: number }

/**
 * Flaws that must be fixed before it makes sense to run the problem's own programs (`proveProblem`), as one sentence
 * each.
 */
export function lintProblem(problem: WrittenProblem, least: Least): string[] {
  return [...lintTests(problem, least), ...lintPrograms(problem)]
}

const Arguments = z.array(z.json())
const Rows = z.array(z.array(z.union([z.string(), z.number(), z.null()])))

function lintTests({ form, tests }: WrittenProblem, least: Least): string[] {
  const flaws: string[] = []
  const visible = tests.filter((test) => !test.hidden).length
  const words = say(({ authoring }) => authoring)
  const count = (found: number, needed: number, few: (found: number, needed: number) => string) => {
    if (found < needed) flaws.push(few(found, needed))
  }
  count(tests.length, least.tests, words.fewTests)
  count(visible, least.visible, words.fewVisible)
  count(tests.length - visible, least.hidden, words.fewHidden)
  const widths = new Set<number>()
  const given = new Set<string>()
  for (const { name, argumentsJson, setup, expected } of tests) {
    const wanted = parsed(expected)
    if (wanted === undefined) flaws.push(words.expectedNotJson(name))
    if (form === 'function') {
      const values = Arguments.safeParse(argumentsJson === null ? undefined : parsed(argumentsJson))
      if (values.success) widths.add(values.data.length)
      else flaws.push(words.argumentsNotList(name))
    } else {
      if (setup === null || setup.trim() === '') flaws.push(words.tablesMissing(name))
      if (wanted !== undefined && !Rows.safeParse(wanted).success) flaws.push(words.rowsNotList(name))
    }
    const key = JSON.stringify([argumentsJson, setup])
    if (given.has(key)) flaws.push(words.askedTwice(name))
    given.add(key)
  }
  if (widths.size > 1) flaws.push(words.unequalArguments)
  return flaws
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TITLES = { python: 'Python', javascript: 'JavaScript', typescript: 'TypeScript', sql: 'SQL' } as const

function lintPrograms(problem: WrittenProblem): string[] {
  const { form, functions, references, starters, wrongs } = problem
  const words = say(({ authoring }) => authoring)
  const flaws: string[] = []
  const languages = new Set(form === 'query' ? (['sql'] as const) : functions.map(({ language }) => language))
  if (form === 'function' && functions.length === 0) flaws.push(words.functionMissing)
  for (const language of languages) {
    const has = (programs: { language: string }[]) => programs.some((program) => program.language === language)
    const title = TITLES[language]
    if (!has(references)) flaws.push(words.referenceMissing(title))
    if (!has(starters)) flaws.push(words.starterMissing(title))
    if (!has(wrongs)) flaws.push(words.wrongMissing(title))
  }
  for (const { language } of [...references, ...starters, ...wrongs])
    if (!gradesIn(problem, language)) flaws.push(words.functionNotNamed(TITLES[language]))
  const queries = form === 'query' ? references : []
  if (queries.some(({ code }) => statementsOf(code).length !== 1)) flaws.push(words.referenceNotOneQuery)
  return [...new Set(flaws)]
}
