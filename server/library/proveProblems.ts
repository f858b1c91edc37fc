import type { WrittenProblem } from '#contract/writtenProblems.ts'
import { AppError } from '../errors.ts'
import type { Execution } from '../execution/service.ts'
import { lintProblem, proveProblem } from '../grading/service.ts'
import { proseOf } from '../items/service.ts'
import { listMarkup } from '../markup/service.ts'
import { type Finding, reportOn } from './finding.ts'
import type { ParsedProblem } from './parseProblem.ts'

const LEAST = { tests: 8, visible: 3, hidden: 4 }
const LEAST_WRONGS = 2
const STATEMENT_WORDS = { least: 100, most: 350 }
const LEAST_EXAMPLES = 2

/**
 * Checks problems against the rules of docs/content.md that `checkProblems` doesn't check and for which no program has
 * to be run.
 */
export function checkProblemRules(problems: readonly ParsedProblem[]): Finding[] {
  return problems.flatMap(({ file, problem }) => {
    if (!problem) return []
    const report = reportOn(file.path)
    for (const flaw of lintProblem(problem, LEAST)) report.fail('tests', flaw)
    if (problem.wrongs.length < LEAST_WRONGS)
      report.fail('programs', `There are ${problem.wrongs.length} wrong programs; at least ${LEAST_WRONGS} are needed.`)
    checkStatement(problem, report)
    return report.findings
  })
}

function checkStatement({ statement }: WrittenProblem, { fail }: ReturnType<typeof reportOn>) {
  const examples = [...statement.matchAll(/^```text\n[\s\S]*?^```/gm)].length
  if (examples < LEAST_EXAMPLES)
    fail('examples', `There are ${examples} examples in text fences; two or three are needed.`)
  const prose = proseOf(statement.replace(/^```[\s\S]*?^```/gm, ''))
  const count = prose.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  if (count < STATEMENT_WORDS.least || count > STATEMENT_WORDS.most)
    fail('statement', `The statement has ${count} words; it may have 100-350 (code is not counted).`)
  for (const { kind, text } of listMarkup(statement))
    if (kind !== 'math' && kind !== 'heading') fail('markup', `${kind} is not allowed: ${text.split('\n')[0]}`)
}

/** Each user can only run one program at a time, so problems are checked in parallel by this many fake users. */
const CHECKERS = 4

/** Runs every program of these problems in the sandbox. */
export async function proveProblems(execution: Execution, problems: readonly ParsedProblem[]): Promise<Finding[]> {
  const waiting = problems.values()
  const findings: Finding[] = []
  const prove = async (uid: string) => {
    for (const { file, problem } of waiting) {
      if (!problem) continue
      const flaws = await proveProblem(execution, { uid, network: '', problem }).catch(whyNotProven)
      findings.push(...flaws.map((detail) => ({ file: file.path, rule: 'programs', hard: true, detail })))
    }
  }
  await Promise.all(Array.from({ length: CHECKERS }, (_, place) => prove(`content:check ${place}`)))
  return findings
}

/**
 * If the machine is too busy to run the programs of a problem, this is reported, so that the other problems are still
 * checked.
 */
function whyNotProven(error: unknown): string[] {
  if (error instanceof AppError && error.code === 'unavailable')
    return ['Its programs could not be run just now: check it again when the machine is less busy.']
  throw error
}
