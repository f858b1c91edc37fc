import { z } from 'zod'
import type { WrittenProblem } from '#contract/writtenProblems.ts'
import { gradesIn } from './grade.ts'
import { statementsOf } from './sql.ts'

type Least = { tests: number; visible: number; hidden: number }

/** What keeps a problem from being proven by its programs, one sentence each. */
export function lintProblem(problem: WrittenProblem, least: Least): string[] {
  return [...lintTests(problem, least), ...lintPrograms(problem)]
}

const Arguments = z.array(z.json())
const Rows = z.array(z.array(z.union([z.string(), z.number(), z.null()])))

function lintTests({ form, tests }: WrittenProblem, least: Least): string[] {
  const flaws: string[] = []
  const visible = tests.filter((test) => !test.hidden).length
  const count = (found: number, needed: number, which: string) => {
    if (found < needed) flaws.push(`There are ${found} ${which}; at least ${needed} are needed.`)
  }
  count(tests.length, least.tests, 'tests')
  count(visible, least.visible, 'visible tests')
  count(tests.length - visible, least.hidden, 'hidden tests')
  const widths = new Set<number>()
  const given = new Set<string>()
  for (const { name, argumentsJson, setup, expected } of tests) {
    const of = `The test “${name}”`
    const wanted = parsed(expected)
    if (wanted === undefined) flaws.push(`${of} expects something that is not JSON.`)
    if (form === 'function') {
      const values = Arguments.safeParse(argumentsJson === null ? undefined : parsed(argumentsJson))
      if (values.success) widths.add(values.data.length)
      else flaws.push(`${of} needs its arguments as a JSON list.`)
    } else {
      if (setup === null || setup.trim() === '') flaws.push(`${of} needs the tables that the query reads.`)
      if (wanted !== undefined && !Rows.safeParse(wanted).success)
        flaws.push(`${of} needs a list of rows, each a list of texts, numbers and nulls.`)
    }
    const key = JSON.stringify([argumentsJson, setup])
    if (given.has(key)) flaws.push(`${of} asks what another one asks already.`)
    given.add(key)
  }
  if (widths.size > 1) flaws.push('All tests must call the function with equally many arguments.')
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
  const flaws: string[] = []
  const languages = new Set(form === 'query' ? (['sql'] as const) : functions.map(({ language }) => language))
  if (form === 'function' && functions.length === 0)
    flaws.push('Name the function that is called, in one language at least.')
  for (const language of languages) {
    const has = (programs: { language: string }[]) => programs.some((program) => program.language === language)
    const title = TITLES[language]
    if (!has(references)) flaws.push(`A reference solution in ${title} is missing.`)
    if (!has(starters)) flaws.push(`A starter in ${title} is missing.`)
    if (!has(wrongs)) flaws.push(`A wrong program in ${title} is missing, which the tests have to find.`)
  }
  for (const { language } of [...references, ...starters, ...wrongs])
    if (!gradesIn(problem, language))
      flaws.push(`There is a program in ${TITLES[language]}, and no function is named in it.`)
  const queries = form === 'query' ? references : []
  if (queries.some(({ code }) => statementsOf(code).length !== 1))
    flaws.push('The reference solution must be one query.')
  return [...new Set(flaws)]
}
