import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { SELDOM_ON_POSTGRES } from './seldomOnPostgres.ts'
import { findTestDatabase } from './testDatabase.ts'

/**
 * Runs all checks even if one of them fails, prints how long each of them took, and ends with the number of tests. With
 * `--all`, also runs the security tests, fault tests and browser tests. With `--faults`, only runs the fault tests,
 * which then kill the server more often, and the tests that `npm test` doesn't run on PostgreSQL. If PostgreSQL is
 * available, all other tests that use a database run on it as well as on SQLite, and fault tests are divided between the
 * two. Browser tests check each screen in only some of the ways in which `npm run e2e` checks it. Steps that don't use
 * all cores run in parallel: single-threaded checks, and fault tests, which mostly wait for servers.
 */
type Step = { name: string; args: string[]; project?: string }
type Result = { name: string; ok: boolean; seconds: number } & Counts
type Counts = { passed: number; failed: number; failures: string[]; secondTry: string[] }

const postgres = await findTestDatabase()

const vitest = (project: string) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(project)}`,
]
const reportOf = (project: string) => `.cache/tests-${project}.json`

const faults: Step[] = [
  { name: 'faults', args: vitest('faults'), project: 'faults' },
  ...(postgres ? [{ name: 'faults on PostgreSQL', args: vitest('faults-postgres'), project: 'faults-postgres' }] : []),
]
const staticChecks: Step[] = [
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  // `--force`, because incremental builds can miss changes of global declarations. Each project has only one checker,
  // because several checkers would process the same types again.
  {
    name: 'types',
    args: ['node_modules/typescript/bin/tsc', '--build', '--force', '--builders', '2', '--checkers', '1'],
  },
  { name: 'content', args: ['scripts/contentCheck.ts', '--quick'] },
]
const tests: Step[] = [
  { name: 'unit and HTTP tests', args: [...vitest('unit'), '--project=web'], project: 'unit' },
  ...(postgres ? [{ name: 'HTTP tests on PostgreSQL', args: vitest('postgres'), project: 'postgres' }] : []),
]
const security: Step = { name: 'what attackers try', args: vitest('security'), project: 'security' }
const journeys: Step = { name: 'browser journeys', args: vitest('e2e'), project: 'e2e' }

/** How many lines of the reason of a failed test are repeated at the end. */
const REASON_LINES = 16
const NONE: Counts = { passed: 0, failed: 0, failures: [], secondTry: [] }

const seldomOnPostgres: Step = {
  name: 'other tests on PostgreSQL',
  args: [...vitest('postgres'), ...SELDOM_ON_POSTGRES],
  project: 'postgres',
}

const onlyFaults = process.argv.includes('--faults')
const all = process.argv.includes('--all')
const groups = onlyFaults
  ? [faults, ...(postgres ? [[seldomOnPostgres]] : [])]
  : [staticChecks, ...tests.map((step) => [step]), ...(all ? [[security], faults, [journeys]] : [])]

const from = performance.now()
const results: Result[] = []
for (const group of groups) results.push(...(await Promise.all(group.map(take))))
const seconds = (performance.now() - from) / 1000

console.log()
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}`)
}
const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0)
if (!postgres) console.log('                 no PostgreSQL within reach: tested on SQLite only')
for (const test of results.flatMap((result) => result.secondTry)) console.log(`failed once, then passed: ${test}`)
for (const test of results.flatMap((result) => result.failures)) console.log(`failed: ${test}`)
console.log(`       ${seconds.toFixed(1).padStart(6)} s  in total`)
process.exitCode = results.every((result) => result.ok) ? 0 : 1
console.log(`tests: ${total('passed')} passed, ${total('failed')} failed`)

async function take({ name, args, project }: Step): Promise<Result> {
  console.log(`\n── ${name}`)
  // Deletes the previous report, so that it isn't counted if this run crashes before it writes its own.
  if (project) rmSync(reportOf(project), { force: true })
  const from = performance.now()
  const ok = await succeeds(args)
  const seconds = (performance.now() - from) / 1000
  const counts = project ? readCounts(project) : NONE
  // If the step failed without a failing test (for example because of a type error), it counts as one failed test.
  return { ...counts, name, ok, seconds, failed: ok ? counts.failed : Math.max(counts.failed, 1) }
}

function succeeds([script = '', ...args]: string[]): Promise<boolean> {
  if (!existsSync(script)) {
    console.error(`${script} is missing.`)
    return Promise.resolve(false)
  }
  return new Promise((resolve, reject) => {
    const flags = ['--disable-warning=ExperimentalWarning']
    const share = onlyFaults ? { KILLS: '20' } : { JOURNEYS: 'share', ...(postgres && { FAULTS: 'share' }) }
    const env = { ...process.env, TEST_DATABASE_URL: postgres ?? '', ...share }
    const child = spawn(process.execPath, [...flags, script, ...args], { stdio: 'inherit', env })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

function readCounts(project: string): Counts {
  if (!existsSync(reportOf(project))) return NONE
  const report: {
    numPassedTests: number
    numFailedTests: number
    testResults: {
      name: string
      status: string
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
    }[]
  } = JSON.parse(readFileSync(reportOf(project), 'utf8'))
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const withReason = ({ fullName, failureMessages }: (typeof tests)[number]) =>
    [fullName, ...reasonIn(failureMessages.at(-1) ?? '')].join('\n  ')
  // Test files that couldn't be loaded have no results for single tests.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: [
      ...tests.filter((test) => test.status === 'failed').map(withReason),
      ...unloaded.map((file) => file.name),
    ],
    secondTry: tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0).map(withReason),
  }
}

/** The lines of an error message without its stack, and not too many of them. */
function reasonIn(message: string): string[] {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, REASON_LINES)
}
