import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findTestDatabase } from './testDatabase.ts'

/**
 * Every check, each with its seconds; all of them run even where one fails, and the last line counts the tests.
 * With `--all`, the faults and the browser journeys too; with `--faults` these alone, and more of each. What uses a
 * database runs on PostgreSQL once more where one can be reached. What leaves half of the machine idle runs side by
 * side: checks with one thread, and servers that start, wait and are killed.
 */
type Step = { name: string; args: string[]; project?: string }
type Result = { name: string; ok: boolean; seconds: number } & Counts
type Counts = { passed: number; failed: number; secondTry: string[] }

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
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'content', args: ['scripts/contentCheck.ts'] },
]
const tests: Step[] = [
  { name: 'unit and HTTP tests', args: vitest('unit'), project: 'unit' },
  ...(postgres ? [{ name: 'HTTP tests on PostgreSQL', args: vitest('postgres'), project: 'postgres' }] : []),
]
const security: Step = { name: 'what attackers try', args: vitest('security'), project: 'security' }
const journeys: Step = { name: 'browser journeys', args: vitest('e2e'), project: 'e2e' }

const NONE: Counts = { passed: 0, failed: 0, secondTry: [] }

const onlyFaults = process.argv.includes('--faults')
const all = process.argv.includes('--all')
const groups = onlyFaults
  ? [faults]
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
if (!postgres) console.log('                 no PostgreSQL was reachable: tested on SQLite only')
for (const test of results.flatMap((result) => result.secondTry)) console.log(`failed once, then passed: ${test}`)
console.log(`       ${seconds.toFixed(1).padStart(6)} s  in all`)
process.exitCode = results.every((result) => result.ok) ? 0 : 1
console.log(`tests: ${total('passed')} passed, ${total('failed')} failed`)

async function take({ name, args, project }: Step): Promise<Result> {
  console.log(`\n── ${name}`)
  // A report left by an earlier run must not be counted for a run that died before writing its own.
  if (project) rmSync(reportOf(project), { force: true })
  const from = performance.now()
  const ok = await succeeds(args)
  const seconds = (performance.now() - from) / 1000
  const { passed, failed, secondTry } = project ? readCounts(project) : NONE
  // What failed without a failing test of its own (types, a test file that does not load) counts as one.
  return { name, ok, seconds, passed, failed: ok ? failed : Math.max(failed, 1), secondTry }
}

function succeeds([script = '', ...args]: string[]): Promise<boolean> {
  if (!existsSync(script)) {
    console.error(`${script} is missing.`)
    return Promise.resolve(false)
  }
  return new Promise((resolve, reject) => {
    const flags = ['--disable-warning=ExperimentalWarning']
    const env = { ...process.env, TEST_DATABASE_URL: postgres ?? '', ...(onlyFaults && { KILLS: '20' }) }
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
    testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
  } = JSON.parse(readFileSync(reportOf(project), 'utf8'))
  const secondTry = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => test.fullName)
  return { passed: report.numPassedTests, failed: report.numFailedTests, secondTry }
}
