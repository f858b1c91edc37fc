import type { WrittenProblem } from '#contract/writtenProblems.ts'
import type { Execution } from '../execution/service.ts'
import { type Asker, gradeTests, type Program } from './grade.ts'

const NAMES: Record<string, string> = {
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  sql: 'SQL',
}

/**
 * Runs a problem's own programs in the sandbox: each reference has to pass every test, each wrong program and each
 * starter has to fail one. What is not so, one sentence each. Where `until` (milliseconds since 1970) has passed, it
 * ends and says so.
 */
export async function proveProblem(
  execution: Execution,
  {
    uid,
    network,
    problem,
    until,
    clock = Date.now,
  }: Asker & { problem: WrittenProblem; until?: number; clock?: () => number },
): Promise<string[]> {
  const flaws: string[] = []
  const failure = async (program: Program) => {
    const { results } = await gradeTests(execution, { uid, network, problem, program, stopAtFailure: true })
    const place = results.findIndex(({ verdict }) => verdict !== 'passed')
    const failed = results[place]
    const sorted = [...problem.tests].sort((a, b) => Number(a.hidden) - Number(b.hidden))
    return failed && { test: sorted[place]?.name ?? failed.name, why: failed.message ?? 'It failed.' }
  }
  const isLate = () => until !== undefined && clock() > until

  for (const program of problem.references) {
    if (isLate()) return [...flaws, TOO_SLOW]
    const failed = await failure(program)
    if (failed) flaws.push(`The reference in ${NAMES[program.language]} fails the test “${failed.test}”: ${failed.why}`)
  }
  for (const program of problem.wrongs) {
    if (isLate()) return [...flaws, TOO_SLOW]
    if (!(await failure(program)))
      flaws.push(`The wrong program “${program.name}” in ${NAMES[program.language]} passes every test.`)
  }
  for (const program of problem.starters) {
    if (isLate()) return [...flaws, TOO_SLOW]
    if (!(await failure(program))) flaws.push(`The starter in ${NAMES[program.language]} passes every test as it is.`)
  }
  return flaws
}

const TOO_SLOW = 'Running the programs took too long. Make the tests smaller, or the reference faster.'
