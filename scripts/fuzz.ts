import { dropAll, isOnPostgres, makeTemplate } from '../server/testing/database.ts'
import { fuzz } from '../server/testing/fuzz/fuzz.ts'

const [calls = '10000', seed = new Date().toISOString()] = process.argv.slice(2)
const from = performance.now()
if (isOnPostgres) await makeTemplate()
const report = await fuzz({ calls: Number(calls), seed })
if (isOnPostgres) await dropAll()
const seconds = (performance.now() - from) / 1000

for (const [name, { calls: made, succeeded }] of Object.entries(report.byOperation))
  console.log(`${name.padEnd(28)} ${String(made).padStart(6)} calls ${String(succeeded).padStart(6)} done`)
for (const violation of report.violations.slice(0, 50)) console.log(`\n${violation}`)
const share = ((100 * report.succeeded) / report.calls).toFixed(1)
console.log(
  `\n${report.calls} calls on ${isOnPostgres ? 'PostgreSQL' : 'SQLite'} in ${seconds.toFixed(0)} s with the seed '${seed}': ${share}% done, ${report.violations.length} violations`,
)
const silent = Object.entries(report.byOperation).filter(([, { succeeded }]) => succeeded === 0)
if (silent.length > 0) console.log(`Never done: ${silent.map(([name]) => name).join(', ')}`)
process.exit(report.violations.length > 0 || report.succeeded < 0.4 * report.calls ? 1 : 0)
