import type { WrittenProblem } from '#contract/writtenProblems.ts'
import type { Execution } from '../execution/service.ts'
import { say } from '../words.ts'
import { type Asker, gradeTests, type Program } from './grade.ts'

const NAMES: Record<string, string> = {
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  sql: 'SQL',
}
const nameOf = ({ language }: Pick<Program, 'language'>) => NAMES[language] ?? language

/**
 * Runs a problem's own programs in the sandbox. Each reference solution must pass all tests, and each wrong program and
 * starter must fail at least one. Returns the violations as one sentence each. After the time `until` (milliseconds
 * since 1970), it stops and adds a sentence that says so.
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
  const words = say(({ authoring }) => authoring)
  const failure = async (program: Program) => {
    const { results } = await gradeTests(execution, { uid, network, problem, program, stopAtFailure: true })
    const place = results.findIndex(({ verdict }) => verdict !== 'passed')
    const failed = results[place]
    const sorted = [...problem.tests].sort((a, b) => Number(a.hidden) - Number(b.hidden))
    return (
      failed && {
        test: sorted[place]?.name ?? failed.name,
        why: failed.message ?? say(({ grading }) => grading.failed),
      }
    )
  }
  const isLate = () => until !== undefined && clock() > until

  for (const program of problem.references) {
    if (isLate()) return [...flaws, words.tooSlow]
    const failed = await failure(program)
    if (failed) flaws.push(words.referenceFails(nameOf(program), failed.test, failed.why))
  }
  for (const program of problem.wrongs) {
    if (isLate()) return [...flaws, words.tooSlow]
    if (!(await failure(program))) flaws.push(words.wrongPasses(program.name, nameOf(program)))
  }
  for (const program of problem.starters) {
    if (isLate()) return [...flaws, words.tooSlow]
    if (!(await failure(program))) flaws.push(words.starterPasses(nameOf(program)))
  }
  return flaws
}
