import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { RunRecord } from '#contract/compilations.ts'
import type { TestResult } from '#contract/problems.ts'
import type { WrittenProblem } from '#contract/writtenProblems.ts'
import { storedJson } from '../db/storedJson.ts'
import { AppError } from '../errors.ts'
import type { Execution } from '../execution/service.ts'
import { type Json, shown } from '../jsonText.ts'
import { say } from '../words.ts'
import { compareRows, sameValue } from './compare.ts'
import { javascriptProgram } from './javascript.ts'
import { errorIn, type Outcome, outcomeOf, ownPlaces, splitOutput } from './outcome.ts'
import { pythonProgram } from './python.ts'
import { columnsProgram, readingProgram, rowsProgram, statementsOf } from './sql.ts'
import { whyDifferent, whyHidden, whyNoResult, whyOtherRows } from './words.ts'

/** The parts of a problem that grading needs. */
export type Gradable = Pick<WrittenProblem, 'form' | 'functions' | 'ordered' | 'tests'>
type Test = Gradable['tests'][number]
type Verdict = Pick<TestResult, 'verdict' | 'got' | 'printed' | 'status' | 'message' | 'wall_time'>
/** `hiddenMessage` replaces `message` if the test is hidden. */
type Judged = Verdict & { hiddenMessage: string }

export type Program = { language: string; code: string }
/** The person who runs the program and the client's network, as in `Run` (execution/service.ts). */
export type Asker = { uid: string; network: string }
type Given = Asker & {
  problem: Gradable
  program: Program
  /** Skips the remaining tests after the first failure. */
  stopAtFailure?: boolean
}
export type Graded = { passed: boolean; results: TestResult[] }

const PRINTED_MAX_LENGTH = 4_000

/** Whether programs in this language can be graded. TypeScript can always be used instead of JavaScript. */
export function gradesIn({ form, functions }: Pick<Gradable, 'form' | 'functions'>, language: string) {
  return form === 'query' ? language === 'sql' : nameIn(functions, language) !== undefined
}

const nameIn = (functions: Gradable['functions'], language: string) =>
  functions.find((one) => one.language === (language === 'typescript' ? 'javascript' : language))?.name ??
  functions.find((one) => one.language === language)?.name

/**
 * Runs a program on each test, starting with the visible ones. If one of them times out, the remaining tests aren't
 * run.
 * @throws AppError if the program couldn't be run at all, for reasons unrelated to the program.
 */
export async function gradeTests(execution: Execution, given: Given): Promise<Graded> {
  const { tests } = given.problem
  const visible = tests.filter((test) => !test.hidden)
  const hidden = tests.filter((test) => test.hidden)
  const results: TestResult[] = []
  let stopped = false
  for (const [place, test] of [...visible, ...hidden].entries()) {
    const verdict: Judged = stopped ? notRun() : await runTest(execution, given, test)
    stopped ||= verdict.status === 'TO' || (verdict.verdict === 'failed' && given.stopAtFailure === true)
    results.push(told(test, verdict, { number: place + 1 - visible.length, form: given.problem.form }))
  }
  return { passed: results.every(({ verdict }) => verdict === 'passed'), results }
}

function notRun(): Judged {
  const message = say(({ grading }) => grading.notRunAnyMore)
  return { verdict: 'notRun', got: null, printed: '', status: null, message, hiddenMessage: message, wall_time: 0 }
}

/**
 * Removes values, output and time from the result of a hidden test, because a program could use these to reveal its
 * arguments.
 */
function told(
  test: Test,
  { hiddenMessage, ...verdict }: Judged,
  { number, form }: { number: number; form: Gradable['form'] },
): TestResult {
  if (!test.hidden)
    return { name: test.name, hidden: false, expected: shown(JSON.parse(test.expected), form), ...verdict }
  return {
    name: say(({ grading }) => grading.hiddenTest(number)),
    hidden: true,
    verdict: verdict.verdict,
    expected: null,
    got: null,
    printed: '',
    status: verdict.status,
    message: verdict.verdict === 'passed' ? null : hiddenMessage,
    wall_time: 0,
  }
}

async function runTest(execution: Execution, given: Given, test: Test): Promise<Judged> {
  const { problem, program } = given
  const mark = `@@${randomBytes(16).toString('hex')}@@`
  const {
    record,
    outcome: came,
    printed: all,
  } = await (problem.form === 'query' ? runQuery : runFunction)(execution, given, test, mark)
  const expected: Json = JSON.parse(test.expected)
  // A Python function without a return value returns None, which is null.
  const isNone = came.kind === 'nothing' && program.language === 'python' && expected === null
  const outcome: Outcome = isNone ? { kind: 'value', value: null } : came
  const printed = all.slice(0, PRINTED_MAX_LENGTH)
  // The message of an error is enough, so the status isn't needed.
  const status = outcome.kind === 'error' ? null : record.status
  const common = { printed, status, wall_time: Math.round(record.wall_time) }
  if (outcome.kind !== 'value') {
    const message = whyNoResult(outcome, {
      name: nameIn(problem.functions, program.language) ?? '',
      argumentCount: argumentsOf(test).length,
      language: program.language,
      hasPrinted: printed.trim() !== '',
    })
    return { ...common, verdict: 'failed', got: null, message, hiddenMessage: whyHidden(outcome) }
  }
  const message = difference(problem, { expected, got: outcome.value })
  return {
    ...common,
    verdict: message === null ? 'passed' : 'failed',
    got: shown(outcome.value, problem.form),
    message,
    hiddenMessage: whyHidden(outcome),
  }
}

/** A sentence about the difference, or null if the result is right. */
function difference({ form, ordered }: Gradable, { expected, got }: { expected: Json; got: Json }): string | null {
  if (form === 'function') return sameValue(expected, got) ? null : whyDifferent(expected, got)
  const verdict = Array.isArray(expected) && Array.isArray(got) ? compareRows(expected, got, { ordered }) : 'different'
  if (verdict === 'order') return say(({ grading }) => grading.otherOrder)
  return verdict === 'same' ? null : whyOtherRows(expected, got)
}

const Arguments = z.array(z.json())
const argumentsOf = (test: Test) => (test.argumentsJson === null ? [] : storedJson(Arguments, test.argumentsJson))

type Ran = { record: RunRecord; outcome: Outcome; printed: string }

async function runFunction(execution: Execution, given: Given, test: Test, mark: string): Promise<Ran> {
  const { language, code: source } = given.program
  const called = {
    source,
    name: nameIn(given.problem.functions, language) ?? '',
    argumentsJson: test.argumentsJson ?? '[]',
    mark,
  }
  const lines = source.split('\n').length
  if (language === 'python') {
    const record = await run(execution, given, pythonProgram(called))
    return { record, outcome: outcomeOf(record, { mark, lines }), printed: splitOutput(record.output, mark).printed }
  }
  const { code, ahead } = javascriptProgram(called)
  const ran = (record: RunRecord, ahead: number): Ran => ({
    record,
    outcome: outcomeOf(record, { mark, lines }),
    printed: ownPlaces(splitOutput(record.output, mark).printed, { lines, ahead }),
  })
  const whole = ran(await run(execution, given, code), ahead)
  if (!isUnfinished(whole.outcome)) return whole
  // If something is missing at the end of the program, the error is reported in a line of the harness. Running the
  // program without the harness gives the right line.
  const alone = ran(await run(execution, given, source), 0)
  return isSyntaxError(alone.outcome) ? alone : whole
}

const isSyntaxError = (outcome: Outcome) => outcome.kind === 'error' && outcome.error.startsWith('SyntaxError: ')
const isUnfinished = (outcome: Outcome) => isSyntaxError(outcome) && 'line' in outcome && outcome.line === null

async function runQuery(execution: Execution, given: Given, test: Test, mark: string): Promise<Ran> {
  const [query, ...more] = statementsOf(given.program.code)
  const setup = test.setup ?? ''
  if (query === undefined || more.length > 0)
    return { record: NEVER_RUN, outcome: failure(say(({ grading }) => grading.oneQuery)), printed: '' }
  const failed = async (record: RunRecord): Promise<Ran> => {
    const outcome = queryFailure(record, mark)
    if (outcome.kind !== 'error') return { record, outcome, printed: '' }
    // The error may refer to the SQL around the query. EXPLAIN of only the query gives the right position.
    const alone = await run(execution, given, readingProgram({ setup, query }))
    return { record, outcome: alone.status === 'RE' ? queryFailure(alone, mark) : outcome, printed: '' }
  }
  const first = await run(execution, given, columnsProgram({ setup, query, mark }))
  const columns = Number(splitOutput(first.stdout, mark).said?.trim())
  if (first.status !== null || !Number.isInteger(columns)) return failed(first)
  const record = await run(execution, given, rowsProgram({ setup, query, mark, columns }))
  const { said } = splitOutput(record.stdout, mark)
  if (record.status !== null || said === null) return failed(record)
  const rows = Rows.safeParse(parsed(said.trim()))
  return { record, outcome: rows.success ? { kind: 'value', value: rows.data } : { kind: 'exited' }, printed: '' }
}

const Rows = z.array(z.array(z.union([z.string(), z.number(), z.null()])))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const failure = (error: string): Outcome => ({ kind: 'error', error, line: null })

function queryFailure(record: RunRecord, mark: string): Outcome {
  const outcome = outcomeOf(record, { mark, lines: 0 })
  return outcome.kind === 'error' ? failure(errorIn(record).replace(/^Error in line \d+: /, '')) : outcome
}

const NEVER_RUN: RunRecord = {
  ...{ stdout: '', stderr: '', output: '', code: null, signal: null, message: null, status: 'RE' },
  ...{ cpu_time: null, wall_time: 0, memory: null },
}

async function run(execution: Execution, { uid, network, program }: Given, code: string): Promise<RunRecord> {
  const once = () => execution.run({ uid, network, language: program.language, code, purpose: 'grading' })
  const record = await once()
  if (record.status !== 'XX') return record
  // The runner may have been crashed by another person's program and restarted, so try once more.
  const again = await once()
  if (again.status === 'XX') throw new AppError('unavailable', (words) => words.problems.notRunNow)
  return again
}
