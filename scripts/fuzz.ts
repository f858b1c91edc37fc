import { dropAll, isOnPostgres, makeTemplate } from '../server/testing/database.ts'
import { FIGURE_KINDS, fuzzFigure } from '../server/testing/fuzz/figures.ts'
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

let wrongFigures = 0
for (const kind of FIGURE_KINDS) {
  const { draws, drawn, slowestMs, violations } = fuzzFigure(kind, { draws: Number(calls), seed })
  wrongFigures += violations.length
  console.log(
    `figure ${kind.padEnd(21)} ${String(draws).padStart(6)} made  ${String(drawn).padStart(6)} drawn, the slowest in ${slowestMs.toFixed(0)} ms`,
  )
  for (const violation of violations.slice(0, 10)) console.log(`\n${violation}`)
}
process.exit(report.violations.length + wrongFigures > 0 || report.succeeded < 0.4 * report.calls ? 1 : 0)
