import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { evaluate } from '../eval/generation/evaluate.ts'
import { PROMPTS, SOURCED } from '../eval/generation/prompts.ts'
import { markdownOf } from '../eval/generation/report.ts'
import { readConfig } from '../server/config.ts'
import { createExecution } from '../server/execution/service.ts'
import { loadLibrary } from '../server/library/service.ts'

/**
 * `--only` lists the ids of the prompts to run, separated by commas. The report page is only written if all prompts
 * run.
 */
const { values } = parseArgs({ options: { live: { type: 'boolean', default: false }, only: { type: 'string' } } })
const live = values.live ? (readConfig().models ?? null) : null
if (values.live && !live) {
  console.error(
    '--live needs a language model: set WRITER_MODEL and its other settings in .env (docs/self-hosting.md).',
  )
  process.exit(2)
}
const only = values.only?.split(',')
const execution = createExecution({ pistonUrl: undefined }, pino({ level: 'silent' }))
// The timer keeps the process alive while a code sample runs, because the sandbox's threads don't.
const alive = setInterval(() => {}, 60_000)
const report = await evaluate({
  prompts: [...PROMPTS, ...SOURCED].filter(({ id }) => !only || only.includes(id)),
  library: await loadLibrary('dist/library.jsonl', 'content'),
  recordings: 'eval/generation/recordings',
  ...{ live, execution },
  say: console.log,
})
await execution.close()
clearInterval(alive)
const markdown = markdownOf(report)
if (!only) {
  writeFileSync('eval/generation/report.json', `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync('docs/evaluation.md', markdown)
}
console.log(markdown)
